import clsx from "clsx";
import type { LocationPage } from "~/content/locations";

type Words = NonNullable<LocationPage["content"]["aboutArea"]["circuit"]>;

/** What keeps a company at work: for each thing its number, or a square on a line, down on a phone and across elsewhere. */
export const Circuit = ({ title, rows, numbered, legend }: Words) => (
  <div className="mt-10">
    <div className="flex flex-wrap items-baseline gap-x-6">
      <h3>{title}</h3>
      {legend && <p className="text-muted">{legend}</p>}
    </div>
    <ul
      className={clsx(
        "mt-6 grid sm:auto-cols-fr sm:grid-flow-col",
        numbered ? "gap-y-6" : "max-sm:ml-1.75",
      )}
    >
      {rows.map(({ what, how, open }, at) => (
        <li
          key={what}
          className={clsx(
            "relative pr-6",
            !numbered &&
              "border-petrol last:border-transparent max-sm:border-l-2 max-sm:pl-6 pb-6 sm:border-t-2 sm:pt-5",
          )}
        >
          {numbered ? (
            <span className="block font-head text-statement font-bold text-petrol tabular">
              {at + 1}
            </span>
          ) : (
            <span
              aria-hidden="true"
              className={clsx(
                "absolute -left-2.25 top-0 size-4 border-petrol bg-white sm:-top-2.25 sm:left-0",
                open ? "border-2" : "border-8",
              )}
            />
          )}{" "}
          <div className={numbered ? undefined : "max-sm:-mt-1.5"}>
            <strong className="block">{what}</strong> <span className="text-muted">{how}</span>
          </div>
        </li>
      ))}
    </ul>
  </div>
);
