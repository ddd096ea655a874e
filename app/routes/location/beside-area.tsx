import clsx from "clsx";
import { type LocationPage, locationWords } from "~/content/locations";
import { distanceOf, milesFrom, told } from "~/lib/geography";

type Closed = NonNullable<LocationPage["content"]["aboutArea"]["closed"]>;

/** What still works when nobody can get into the building: a line down, and on it a square for each thing. */
export const ClosedOffice = ({ title, rows, legend }: Closed) => (
  <div className="border-t-2 border-petrol pt-4">
    <h3>{title}</h3>
    <ul className="mt-4">
      {rows.map(({ what, how, onPaper }) => (
        <li
          key={what}
          className="relative pb-6 pl-10 before:absolute before:top-3 before:-bottom-3 before:left-2.5 before:border-l-2 before:border-petrol last:before:hidden"
        >
          <span
            aria-hidden="true"
            className={clsx(
              "absolute top-[calc(0.8em-8px)] left-1 size-4 border-petrol bg-white",
              onPaper ? "border-2" : "border-8",
            )}
          />
          <strong className="block">{what}</strong> <span className="text-muted">{how}</span>
        </li>
      ))}
    </ul>
    <p className="text-small text-muted">{legend}</p>
  </div>
);

/** The places named on the ring map, nearest first. */
export function Distances({ location }: { location: LocationPage }) {
  const { map, serviceArea } = location;
  const { unit } = serviceArea.radius;
  const places = map.neighbors
    .filter((place) => place.far)
    .map((place) => ({ name: place.name, miles: distanceOf(milesFrom(serviceArea, place)) }))
    .sort((a, b) => a.miles - b.miles);
  return (
    <div className="border-t-2 border-petrol pt-4">
      <h3>{locationWords.distances(serviceArea.radius)}</h3>
      <dl className="mt-4 columns-[8rem_2] gap-8 tabular">
        {places.map(({ name, miles }) => (
          <div key={name} className="flex justify-between border-t border-rule py-2">
            <dt>{name}</dt>
            <dd className="font-semibold">{told(miles, unit).value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
