import { Line } from "~/components/ui/line";
import type { Card } from "~/content/types";

interface Props {
  rows: readonly Card[];
  /** The first sentence of each text stands out on a line of its own. */
  verdict?: boolean;
}

const Verdict = ({ text }: { text: string }) => {
  const end = text.indexOf(". ") + 1;
  return (
    <>
      <Line className="font-semibold text-petrol">{text.slice(0, end)}</Line>
      {text.slice(end + 1)}
    </>
  );
};

/** Names on the left, what they mean on the right, a hairline between: a list to run down. */
export const Rows = ({ rows, verdict = false }: Props) => {
  return (
    <ul>
      {rows.map((row) => (
        <li
          key={row.title}
          className="grid break-inside-avoid gap-x-8 gap-y-1 border-t border-rule py-3 sm:py-5 first:border-0 first:pt-0 md:grid-cols-4-7"
        >
          <div>
            <h3>{row.title}</h3>
          </div>
          <p className="max-w-prose text-muted">
            {verdict ? <Verdict text={row.text} /> : row.text}
          </p>
        </li>
      ))}
    </ul>
  );
};
