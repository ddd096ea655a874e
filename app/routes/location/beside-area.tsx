import clsx from "clsx";
import { capitalized } from "~/content/facts";
import { type LocationPage, locationWords } from "~/content/locations";
import { compassPoint, distanceOf, milesFrom, told } from "~/lib/geography";

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
    .map((place) => ({ name: place.name, miles: milesFrom(serviceArea, place) }))
    .sort((a, b) => distanceOf(a.miles) - distanceOf(b.miles));
  return (
    <table className="w-full border-t-2 border-petrol bg-white tabular wrap-anywhere">
      <caption className="pb-4 text-left font-semibold">
        {locationWords.distances(serviceArea.radius)}
      </caption>
      <thead className="text-left text-small text-muted">
        <tr className="border-b border-rule">
          <th scope="col" className="px-2 py-2 sm:px-4 font-semibold">
            Place
          </th>
          <th scope="col" className="py-2 font-semibold">
            Direction
          </th>
          <th scope="col" className="px-2 py-2 sm:px-4 text-right font-semibold">
            {capitalized(unit)}
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ name, miles }) => (
          <tr key={name} className="border-b border-rule">
            <th scope="row" className="px-2 py-1 sm:px-4 text-left font-semibold">
              {name}
            </th>
            <td className="py-1 text-muted">{compassPoint(miles)}</td>
            <td className="px-2 py-1 sm:px-4 text-right">{told(distanceOf(miles), unit).value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
