import type { Card } from "~/content/types";

/** What stands under the digits of a telephone. */
const letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO"];

/** The first two rows of the keypad in the page's drawing, large enough to write on. */
export const Keypad = ({ cards }: { cards: readonly Card[] }) => (
  <ul className="grid border-l-2 border-t-2 border-petrol md:grid-cols-2 lg:grid-cols-3">
    {cards.map(({ title, text }, at) => (
      <li
        key={title}
        className="break-inside-avoid border-b-2 border-r-2 border-petrol bg-white p-6"
      >
        <p
          aria-hidden="true"
          className="inline-flex h-20 w-22 flex-col items-center justify-center rounded-box border-2 border-petrol bg-tint text-small leading-tight font-semibold text-petrol"
        >
          <span className="font-head text-statement font-bold">{at + 1}</span> {letters[at]}
        </p>
        <h3 className="mt-4">{title}</h3>
        <p className="mt-2 text-muted">{text}</p>
      </li>
    ))}
  </ul>
);
