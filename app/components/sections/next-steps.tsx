interface Props {
  title: string;
  steps: readonly string[];
}

/** A terminal, and the line from it to the next one, which begins 6 px below the text beside it. */
const Terminal = ({ last }: { last: boolean }) => (
  <svg
    className="drawing absolute inset-x-0 top-0 h-[calc(100%+6px)]"
    fill="none"
    stroke="currentColor"
    width="22"
    aria-hidden="true"
    focusable="false"
  >
    {!last && <line x1="11" x2="11" y1="24" y2="100%" />}
    <path d="M2 6h18v18H2z" className={last ? "solid" : "paper"} />
  </svg>
);

/** The steps a message takes, drawn beside its form: one terminal each, and the line between them. */
export const NextSteps = ({ title, steps }: Props) => (
  <div>
    <h3>{title}</h3>
    <ol className="mt-4">
      {steps.map((step, at) => (
        <li key={step} className="relative pb-8 pl-10">
          <Terminal last={at === steps.length - 1} />
          {step}
        </li>
      ))}
    </ol>
  </div>
);
