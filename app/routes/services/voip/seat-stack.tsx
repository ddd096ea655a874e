import type { NamedList } from "~/content/types";

/** One seat, and what plugs into it where it pays off: from its side, or on a phone from its foot. */
export const SeatStack = ({ lists: [core, ...added] }: { lists: readonly NamedList[] }) => (
  <div className="grid md:grid-cols-2">
    <div className="border-2 border-petrol bg-petrol p-4 text-white [print-color-adjust:exact] sm:p-6">
      <h3>{core?.title}</h3>
      <ul className="mt-4 grid gap-3">
        {core?.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
    {added.map(({ title, items }) => (
      <div key={title} className="pl-8 md:pl-16">
        <h3 className="py-4 md:pt-6">{title}</h3>
        <ul className="grid gap-3">
          {items.map((item) => (
            <li
              key={item}
              className="relative break-inside-avoid border-2 border-petrol bg-white px-4 py-1"
            >
              <span
                aria-hidden="true"
                className="absolute -top-24 right-full bottom-1/2 w-4 border-petrol border-b-2 max-md:border-l-2 md:w-[calc(4rem+2px)]"
              />
              {item}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);
