import clsx from "clsx";
import type { ReactNode } from "react";
import type { Card } from "~/content/types";

const columns = {
  2: "md:grid-cols-2",
  3: "md:grid-cols-2 lg:grid-cols-3",
  4: "sm:grid-cols-2 lg:grid-cols-4",
  /* Three with drawings that need the room of a column that wide. */
  drawn: "lg:grid-cols-3",
};

interface Props {
  cards: readonly Card[];
  wide?: keyof typeof columns;
  /** On the dark band, rules and text are lighter. */
  onBand?: boolean;
  /** Drawn before a card's title. */
  mark?: (card: Card, index: number) => ReactNode;
}

/** Ruled cells with a title and a sentence or two; hairlines, no shadows. */
export const CardGrid = ({ cards, wide = 3, onBand = false, mark }: Props) => (
  <ul
    className={clsx(
      "grid gap-x-12",
      cards.length === 3 && wide !== "drawn" ? "md:grid-cols-3" : columns[wide],
    )}
  >
    {cards.map((card, index) => (
      <li
        key={card.title}
        className={clsx(
          "break-inside-avoid border-t py-4 sm:py-5",
          onBand ? "border-band-rule" : "border-rule",
          wide === "drawn" &&
            "md:max-lg:grid md:max-lg:grid-cols-[20rem_1fr] md:max-lg:grid-rows-[auto_1fr] md:max-lg:gap-x-12",
        )}
      >
        {mark?.(card, index)}
        <h3 className={clsx("font-semibold", onBand && "text-white")}>{card.title}</h3>
        <p className={clsx("mt-1 sm:mt-2", onBand ? "text-band-muted" : "text-muted")}>
          {card.text}
        </p>
      </li>
    ))}
  </ul>
);
