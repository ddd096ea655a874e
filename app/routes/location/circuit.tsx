import clsx from "clsx";
import type { LocationPage } from "~/content/locations";

type Words = NonNullable<LocationPage["content"]["aboutArea"]["circuit"]>;

/** What keeps a company at work: a line across, and on it a square for each thing. */
export const Circuit = ({ title, rows, legend }: Words) => (
  <div className="mt-10">
    <h3>{title}</h3>
    <ul className="mt-6 grid gap-y-8 sm:auto-cols-fr sm:grid-flow-col">
      {rows.map(({ what, how, open, sign }) => (
        <li
          key={what}
          className="relative border-t-2 border-petrol pt-5 pr-6 sm:last:border-transparent"
        >
          <span
            aria-hidden="true"
            className={clsx(
              "absolute -top-[9px] left-0 size-4 border-petrol bg-white",
              open ? "border-2" : "border-8",
            )}
          />
          {sign && (
            <svg
              className="drawing mb-2"
              fill="none"
              stroke="currentColor"
              width="56"
              height="40"
              aria-hidden="true"
              focusable="false"
            >
              <path d={sign} className="area" />
            </svg>
          )}
          <strong className="block">{what}</strong> <span className="text-muted">{how}</span>
        </li>
      ))}
    </ul>
    {legend && <p className="mt-6 text-small text-muted">{legend}</p>}
  </div>
);
