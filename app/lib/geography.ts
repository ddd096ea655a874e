export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Miles east and north of somewhere. */
export type Miles = readonly [east: number, north: number];

/** Units of distances: as a map abbreviates them, and how many make a mile. */
const units = {
  miles: { symbol: "mi", perMile: 1 },
  kilometers: { symbol: "km", perMile: 1.609344 },
} as const;

/** A distance as a page states it: `value` is whole, `symbol` is the unit on maps and in structured data. */
export const roundedDistance = (miles: number, unit: keyof typeof units = "miles") => ({
  value: Math.round(miles * units[unit].perMile),
  unit,
  symbol: units[unit].symbol,
});

const MILES_PER_DEGREE = 69.09;

/** Where a place lies, seen from another, on a flat map; true to half a mile in a hundred. */
export function milesFrom(origin: Coordinates, place: Coordinates): Miles {
  const meanLatitude = ((origin.latitude + place.latitude) / 2) * (Math.PI / 180);
  const east = (place.longitude - origin.longitude) * MILES_PER_DEGREE * Math.cos(meanLatitude);
  return [east, (place.latitude - origin.latitude) * MILES_PER_DEGREE];
}

const EARTH_RADIUS = 3958.8;

/** Miles over the ground between two places, however far apart (haversine formula). */
export function greatCircleMiles(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const across =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      half(to.longitude - from.longitude);
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(across));
}

export const distanceOf = ([east, north]: Miles): number => Math.hypot(east, north);

/** A line written "east,north east,north" as its points. */
export const pointsOf = (line: string): Miles[] =>
  line.split(" ").map((point) => {
    const [east = 0, north = 0] = point.split(",").map(Number);
    return [east, north];
  });

/** The place on one of the lines that is nearest to a place no further than `most` from it; otherwise the place itself. */
export function snapToLine(place: Miles, lines: readonly string[], most: number): Miles {
  const nearest = lines.flatMap((line) => {
    const points = pointsOf(line);
    return points.slice(1).map((end, at): Miles => {
      const [x, y] = points[at] ?? end;
      const [dx, dy] = [end[0] - x, end[1] - y];
      const along = ((place[0] - x) * dx + (place[1] - y) * dy) / (dx * dx + dy * dy);
      const part = Math.min(1, Math.max(0, along));
      return [x + part * dx, y + part * dy];
    });
  });
  const gap = ([east, north]: Miles) => distanceOf([east - place[0], north - place[1]]);
  const [best = place] = nearest.sort((a, b) => gap(a) - gap(b));
  return gap(best) > most ? place : best;
}
