import type { NamedList } from "~/content/types";

/** One seat, and what plugs into its foot where it pays off. */
export const SeatStack = ({ lists: [core, ...added] }: { lists: readonly NamedList[] }) => (
  <>
    <div className="relative z-10 border-2 border-petrol bg-petrol p-4 text-white print:bg-white print:text-ink sm:p-6">
      <h3>{core?.title}</h3>
      <ul className="mt-4 grid gap-x-12 gap-y-3 sm:grid-cols-2">
        {core?.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
    {added.map(({ title, items }) => (
      <div key={title} className="pl-8">
        <h3 className="py-4">{title}</h3>
        <ul className="grid gap-x-12 gap-y-3 sm:grid-cols-2">
          {items.map((item) => (
            <li
              key={item}
              className="relative grid break-inside-avoid items-center border-2 border-petrol bg-white px-4 py-1"
            >
              <span
                aria-hidden="true"
                className="absolute -top-24 right-full bottom-1/2 w-4 border-petrol border-b-2 border-l-2"
              />
              {item}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </>
);
