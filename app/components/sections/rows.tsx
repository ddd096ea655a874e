import type { Card } from "~/content/types";

/** Names on the left, what they mean on the right, a hairline between: a list to run down, or steps in order. */
export const Rows = ({ rows, ordered = false }: { rows: readonly Card[]; ordered?: boolean }) => {
  const List = ordered ? "ol" : "ul";
  return (
    <List className="border-b border-rule">
      {rows.map(({ title, text }) => (
        <li
          key={title}
          className="grid gap-x-8 border-t border-rule py-5 first:border-0 first:pt-0 md:grid-cols-[4fr_7fr]"
        >
          <h3>{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </List>
  );
};
