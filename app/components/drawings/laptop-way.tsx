/** A laptop on its way between a desk at home and one in the office, for the article on remote teams; shaped like a category's plan. */
export const laptopWay = {
  plan: (
    <>
      <path d="M60 84V60H12v72h48V108M132 36V12h48v72h-48V60" className="wall" />
      <path d="M18 84h18v24H18zM156 36h18v24h-18z" className="area" />
      <path
        d="M18 66h24v8H18zM18 118h24v8H18zM144 18h30v8h-30zM144 70h30v8h-30z"
        className="faint"
      />
      {/* Its screen, folded back, and its keyboard */}
      <path d="M72 48h48v24H72z" className="area" />
      <path d="M77 53h38v14H77z" className="paper thin" />
      <path d="M72 72h48v30H72z" className="paper" />
      <path d="M78 78h36M78 83h36M78 88h36M89 92h14v6H89z" className="thin" />
      <path d="M67 79h10v10H67zM115 55h10v10h-10z" className="solid" />
    </>
  ),
  start: [36, 96],
  run: "h18l12-12h6M120 60h6l12-12h18",
  end: [156, 48],
  names: [
    ["Home", 36, 54],
    ["Protect first", 96, 114],
    ["Office", 156, 95],
  ],
} as const;
