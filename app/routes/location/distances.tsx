import { type LocationPage, locationWords } from "~/content/locations";
import { distanceOf, milesFrom, roundedDistance } from "~/lib/geography";

/** The places named on the ring map, nearest first. */
export function Distances({ location }: { location: LocationPage }) {
  const { map, serviceArea } = location;
  const { unit } = serviceArea.radius;
  const places = map.neighbors
    .map((place) => ({ name: place.name, miles: distanceOf(milesFrom(serviceArea, place)) }))
    .sort((a, b) => a.miles - b.miles);
  return (
    <div>
      <h3>{locationWords.distances(serviceArea.radius)}</h3>
      <dl className="mt-4 columns-[8rem_2] gap-8 tabular">
        {places.map(({ name, miles }) => (
          <div key={name} className="flex justify-between border-t border-rule py-2">
            <dt>{name}</dt>
            <dd className="font-semibold">{roundedDistance(miles, unit).value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
