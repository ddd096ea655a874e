import type { ReactNode } from "react";
import { Line } from "~/components/ui/line";
import type { Card } from "~/content/types";

interface Props {
  rows: readonly Card[];
  ordered?: boolean;
  /** The first sentence of each text stands out on a line of its own. */
  verdict?: boolean;
  /** Drawn under a row's name. */
  mark?: (row: Card) => ReactNode;
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

/** Names on the left, what they mean on the right, a hairline between: a list to run down, or steps in order. */
export const Rows = ({ rows, ordered = false, verdict = false, mark }: Props) => {
  const List = ordered ? "ol" : "ul";
  return (
    <List>
      {rows.map((row) => (
        <li
          key={row.title}
          className="grid break-inside-avoid gap-x-8 border-t border-rule py-4 sm:py-5 first:border-0 first:pt-0 md:grid-cols-[4fr_7fr]"
        >
          <div>
            <h3>{row.title}</h3>
            {mark?.(row)}
            {row.figures?.map(({ value, label }) => (
              <p key={label} className="mt-2">
                <Line className="font-head text-statement font-bold text-petrol tabular">
                  {value}
                </Line>{" "}
                <span className="text-small text-muted">{label}</span>
              </p>
            ))}
          </div>
          <p className="max-w-prose text-muted">
            {verdict ? <Verdict text={row.text} /> : row.text}
          </p>
        </li>
      ))}
    </List>
  );
};
