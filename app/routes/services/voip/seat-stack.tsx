import type { NamedList } from "~/content/types";

/** Both lists have the same columns. */
const grid = "mt-4 grid gap-x-12 gap-y-3 sm:grid-cols-2";
const node = "absolute size-[12px]";

/** One list on one grid: what every seat has, filled, and below the same edge what branches off it where it pays off, hollow. Each column's wire has a node at the edge and at every item. */
export const SeatStack = ({ lists: [core, ...added] }: { lists: readonly NamedList[] }) => (
  <>
    <div className="border-2 border-petrol bg-petrol p-4 text-white print:bg-white print:text-ink sm:p-6">
      <h3 className="pl-7">{core?.title}</h3>
      <ul className={grid}>
        {core?.items.map((item) => (
          <li key={item} className="relative pl-7">
            <span aria-hidden="true" className={`${node} left-0 mt-[calc(0.8em-6px)] border-6`} />
            {item}
          </li>
        ))}
      </ul>
    </div>
    {added.map(({ title, items }) => (
      <div key={title} className="relative">
        {["left-4 sm:left-6", "left-[calc(50%+1.5rem-2px)] max-sm:hidden"].map((place) => (
          <span
            key={place}
            aria-hidden="true"
            className={`${node} ${place} z-1 -mt-[7px] ml-0.5 border-2 border-petrol bg-white`}
          />
        ))}
        <div className="overflow-hidden border-2 border-petrol border-t-0 p-4 sm:p-6">
          <h3 className="pl-7">{title}</h3>
          <ul className={grid}>
            {items.map((item) => (
              <li key={item} className="relative break-inside-avoid pl-7">
                <span
                  aria-hidden="true"
                  className="absolute bottom-[calc(100%-0.8em)] left-[5px] h-96 border-petrol border-l-2"
                />
                <span
                  aria-hidden="true"
                  className={`${node} left-0 z-1 mt-[calc(0.8em-6px)] border-2 border-petrol bg-white`}
                />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    ))}
  </>
);
