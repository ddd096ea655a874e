/** A laptop on its way between home and office, for the article on remote teams; shaped like a category's plan. */
export const laptopWay = {
  plan: (
    <>
      <path d="M72 84V60H12v72h60v-24M132 36V12h48v72h-48V60" className="wall" />
      <path
        d="M24 72h24v12H24zM24 108h24v12H24zM144 20h24v10h-24zM144 66h24v10h-24z"
        className="faint"
      />
      <path d="M24 90h24v12H24zM150 42h18v12h-18z" className="area" />
      <path d="M96 60h24v10H96z" className="area" />
      <path d="M96 70h24v14H96z" className="paper" />
      <path d="M102 75h12M102 79h12" className="thin" />
      <path d="M108 132h72M108 126v12M132 126v6M156 126v6M180 126v12" className="faint" />
    </>
  ),
  run: "M51 96h33l10-10M122 58l10-10h18",
  end: [150, 48],
} as const;
