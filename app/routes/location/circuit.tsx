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
            !sign && "border-t-2 border-petrol pt-5 sm:last:border-transparent",
          )}
        >
          {sign ? (
            <svg
              className="drawing mb-3"
              fill="none"
              stroke="currentColor"
              width="112"
              height="80"
              aria-hidden="true"
              focusable="false"
            >
              <path
                d={sign}
                className="area"
                transform="scale(2)"
                vectorEffect="non-scaling-stroke"
              />
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
          <strong className="block">{what}</strong> <span className="text-muted">{how}</span>
        </li>
      ))}
    </ul>
  </div>
);
