import clsx from "clsx";
import type { LocationPage } from "~/content/locations";

type Words = NonNullable<LocationPage["content"]["aboutArea"]["circuit"]>;

/** What keeps a company at work: for each thing its symbol, or a square on a line across. */
export const Circuit = ({ title, rows, legend }: Words) => (
  <div className="mt-10">
    <div className="flex flex-wrap items-baseline gap-x-6">
      <h3>{title}</h3>
      {legend && <p className="text-muted">{legend}</p>}
    </div>
    <ul className="mt-6 grid gap-y-8 sm:auto-cols-fr sm:grid-flow-col">
      {rows.map(({ what, how, open, sign }) => (
        <li
          key={what}
          className={clsx(
            "relative pr-6",
            sign
              ? "max-sm:flex max-sm:flex-wrap max-sm:gap-4"
              : "border-t-2 border-petrol pt-5 sm:last:border-transparent",
          )}
        >
          {sign ? (
            <svg
              className="drawing w-14 shrink-0 self-start sm:mb-3 sm:w-28"
              fill="none"
              stroke="currentColor"
              viewBox="0 0 56 40"
              width="56"
              height="40"
              aria-hidden="true"
              focusable="false"
            >
              <path d={sign} className="area" vectorEffect="non-scaling-stroke" />
            </svg>
          ) : (
            <span
              aria-hidden="true"
              className={clsx(
                "absolute -top-[9px] left-0 size-4 border-petrol bg-white",
                open ? "border-2" : "border-8",
              )}
            />
          )}
          <div className="flex-1 basis-40">
            <strong className="block">{what}</strong> <span className="text-muted">{how}</span>
          </div>
        </li>
      ))}
    </ul>
  </div>
);
