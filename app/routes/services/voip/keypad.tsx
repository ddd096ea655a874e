import type { Card } from "~/content/types";

/** What stands under the digits of a telephone. */
const letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO"];

/** The first two rows of the keypad in the page's drawing, large enough to write on. */
export const Keypad = ({ cards }: { cards: readonly Card[] }) => (
  <ul className="grid border-l-2 border-t-2 border-petrol md:grid-cols-2 lg:grid-cols-3">
    {cards.map(({ title, text }, at) => (
      <li
        key={title}
        className="break-inside-avoid border-b-2 border-r-2 border-petrol bg-white p-4 max-sm:flex max-sm:gap-4 sm:p-6"
      >
        <p
          aria-hidden="true"
          className="flex size-16 shrink-0 flex-col sm:h-20 sm:w-22 items-center justify-center rounded-box border-2 border-petrol bg-tint text-small leading-tight font-semibold text-petrol"
        >
          <span className="font-head text-statement font-bold">{at + 1}</span> {letters[at]}
        </p>
        <div className="sm:mt-4">
          <h3>{title}</h3>
          <p className="mt-1 text-muted sm:mt-2">{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
