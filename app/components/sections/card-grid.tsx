import clsx from "clsx";
import type { Card } from "~/content/types";

const columns = {
  2: "md:grid-cols-2",
  3: "md:grid-cols-2 lg:grid-cols-3",
  4: "sm:grid-cols-2 lg:grid-cols-4",
};

interface Props {
  cards: readonly Card[];
  wide?: keyof typeof columns;
  /** On the dark band, rules and text are lighter. */
  onBand?: boolean;
}

/** Ruled cells with a title and a sentence or two; hairlines, no shadows. */
export const CardGrid = ({ cards, wide = 3, onBand = false }: Props) => (
  <ul className={clsx("grid gap-x-12", cards.length === 3 ? "md:grid-cols-3" : columns[wide])}>
    {cards.map((card) => (
      <li
        key={card.title}
        className={clsx(
          "break-inside-avoid border-t py-3 sm:py-5",
          onBand ? "border-band-rule" : "border-rule",
        )}
      >
        <h3 className={clsx("font-semibold", onBand && "text-white")}>{card.title}</h3>
        <p className={clsx("mt-1 sm:mt-2", onBand ? "text-band-muted" : "text-muted")}>
          {card.text}
        </p>
      </li>
    ))}
  </ul>
);
