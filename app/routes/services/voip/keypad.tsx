import type { Card } from "~/content/types";

/** What stands under the digits of a telephone. */
const letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO"];

/** Each card beside its key, in the order of a telephone's first two rows. */
export const Keypad = ({ cards }: { cards: readonly Card[] }) => (
  <ul className="grid gap-x-12 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
    {cards.map(({ title, text }, at) => (
      <li key={title} className="flex break-inside-avoid gap-4 border-t border-rule py-5">
        <p
          aria-hidden="true"
          className="flex size-12 shrink-0 flex-col items-center justify-center border-2 border-petrol bg-tint text-[0.6875rem] leading-none font-semibold text-petrol"
        >
          <span className="font-head text-[1.375rem] font-bold">{at + 1}</span> {letters[at]}
        </p>
        <div>
          <h3>{title}</h3>
          <p className="mt-1 text-muted">{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
