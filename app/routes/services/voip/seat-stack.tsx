import type { NamedList } from "~/content/types";

/** One seat, and what branches off below it where it pays off: a trunk under the edge of each column of its text. */
export const SeatStack = ({ lists: [core, ...added] }: { lists: readonly NamedList[] }) => (
  <>
    <div className="border-2 border-petrol bg-petrol p-4 text-white print:bg-white print:text-ink sm:p-6">
      <h3>{core?.title}</h3>
      <ul className="mt-4 grid gap-x-12 gap-y-3 sm:grid-cols-2">
        {core?.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
    {added.map(({ title, items }) => (
      <div key={title} className="ml-[18px] sm:mx-[26px]">
        <h3 className="border-petrol border-l-2 py-5 pl-4">{title}</h3>
        <span
          aria-hidden="true"
          className="block w-[calc(50%+26px)] border-petrol border-t-2 max-sm:hidden"
        />
        <ul className="grid gap-x-16 gap-y-3 overflow-hidden pl-4 sm:grid-cols-2 pt-4">
          {items.map((item) => (
            <li
              key={item}
              className="relative grid break-inside-avoid items-center border-2 border-petrol bg-white px-4 py-1"
            >
              <span
                aria-hidden="true"
                className="absolute -top-24 right-full bottom-1/2 w-4.5 border-petrol border-b-2 border-l-2"
              />
              {item}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </>
);
