import { describe, expect, it, test } from "vitest";
import { hours as doors } from "~/config/facts";
import { site } from "~/config/site";
import { locations } from "~/content/locations";
import { addressLines, doorHours } from "~/content/offices";
import { servicePages } from "~/content/pages";
import {
  distanceOf,
  greatCircleMiles,
  milesFrom,
  pointsOf,
  roundedDistance,
  snapToLine,
} from "~/lib/geography";

describe.each(locations)("$path", (location) => {
  const { content, map, hours, mapUrl, serviceArea } = location;

  it("has the specification's phone, hours and radius, or its own", () => {
    const { phone, hours: own, unit } = location.office;
    expect([location.phone, location.email]).toEqual([phone ?? site.phone, site.email]);
    const { days, opens, closes } = own ?? doors.door;
    expect([hours.days.length, hours.opens, hours.closes]).toEqual([days.length, opens, closes]);
    const radius = unit ? { value: 80, unit } : { value: 50, unit: "miles" };
    expect(serviceArea.radius).toMatchObject(radius);
  });

  it("sends drivers to the address", () => {
    const { origin, pathname, searchParams } = new URL(mapUrl);
    expect(origin + pathname).toBe("https://www.google.com/maps/dir/");
    expect(searchParams.get("api")).toBe("1");
    expect(searchParams.get("destination")).toBe(addressLines(location.office).join(", "));
  });

  it("says what six services mean here, in the order of the menu", () => {
    const listed = content.services.list.map(({ to }) => to);
    expect(listed).toHaveLength(6);
    expect(listed).toEqual(servicePages.map(({ to }) => to).filter((to) => listed.includes(to)));
  });

  it("draws strokes at 0, 45 and 90 degrees only, inside the ring", () => {
    const { interstates, roads, rivers, water, run } = map;
    for (const line of [...interstates, ...roads, ...rivers, ...water, run]) {
      const points = pointsOf(line);
      points.slice(1).forEach(([east, north], at) => {
        const [fromEast, fromNorth] = points[at] ?? [NaN, NaN];
        const [across, up] = [Math.abs(east - fromEast), Math.abs(north - fromNorth)];
        expect([0, across, up], `${line} at ${east},${north}`).toContain(Math.abs(across - up));
      });
      for (const [east, north] of points) {
        expect(Math.max(Math.abs(east), Math.abs(north)), line).toBeLessThanOrEqual(50);
        expect(Math.abs(east) + Math.abs(north), line).toBeLessThanOrEqual(50 * Math.SQRT2);
      }
    }
  });

  it("names places inside the ring, and drives the amber run to one of them", () => {
    const places = map.neighbors.map((place) => milesFrom(serviceArea, place));
    for (const place of places) expect(distanceOf(place)).toBeLessThan(50);
    const [start, end] = [pointsOf(map.run)[0], pointsOf(map.run).at(-1)];
    expect(start).toEqual([0, 0]);
    const [east, north] = end ?? [NaN, NaN];
    const gaps = places.map((place) => distanceOf([place[0] - east, place[1] - north]));
    expect(Math.min(...gaps)).toBeLessThan(1);
  });
});

test("the locations ask different questions", () => {
  const questions = locations.flatMap(({ content }) => content.questions);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
});

test("an office has an address as its country writes it, and hours in its own time zone", () => {
  const [headquarters] = site.offices;
  const { street, city, stateCode, postalCode } = headquarters;
  expect(addressLines(headquarters)).toEqual([street, `${city}, ${stateCode} ${postalCode}`]);
  const abroad = {
    ...headquarters,
    country: { code: "DE", name: "Germany" },
    lastLine: "10115 Berlin",
  };
  expect(addressLines(abroad)).toEqual([street, "10115 Berlin", "Germany"]);
  const { label } = doorHours({ ...headquarters, timeZone: undefined });
  expect(doorHours({ ...headquarters, timeZone: "America/Denver" })).toMatchObject({
    label: `${label}, Mountain Time`,
  });
});

describe("distances and bearings", () => {
  const newYork = { latitude: 40.7128, longitude: -74.006 };
  const losAngeles = { latitude: 34.0522, longitude: -118.2437 };

  it("agree with a measured distance", () => {
    const suburb = { latitude: 39.97842, longitude: -86.11813 };
    const indianapolis = { latitude: 39.7684, longitude: -86.1581 };
    expect(distanceOf(milesFrom(suburb, indianapolis))).toBeCloseTo(14.7, 0);
  });

  it("are signed, and shorter from east to west the further north", () => {
    const origin = { latitude: 60, longitude: 10 };
    const [east, north] = milesFrom(origin, { latitude: 61, longitude: 8 });
    // Half as long as at the equator, at 60 degrees; a little less at 60.5.
    expect(east).toBeCloseTo(-68.04, 1);
    expect(north).toBeCloseTo(69.09, 1);
    expect(milesFrom(origin, origin)).toEqual([0, 0]);
    expect(distanceOf([3, -4])).toBe(5);
  });

  it("are roundedDistance in whole miles or kilometers", () => {
    expect(roundedDistance(49.6)).toEqual({ value: 50, unit: "miles", symbol: "mi" });
    expect(roundedDistance(50, "kilometers")).toEqual({
      value: 80,
      unit: "kilometers",
      symbol: "km",
    });
  });

  it("follow the curve of the earth", () => {
    expect(greatCircleMiles(newYork, losAngeles)).toBeCloseTo(2445.6, 0);
    const pole = { latitude: 90, longitude: 0 };
    const equator = { latitude: 0, longitude: 100 };
    expect(greatCircleMiles(equator, pole)).toBeCloseTo((3958.8 * Math.PI) / 2);
  });

  it("are read from a line of points", () => {
    expect(pointsOf("1,2 -3.5,4")).toEqual([
      [1, 2],
      [-3.5, 4],
    ]);
  });

  it("stand on the nearest line, unless it is too far", () => {
    const lines = ["0,-5 0,5", "2,0 6,4"];
    expect(snapToLine([0.5, 3], lines, 1)).toEqual([0, 3]);
    expect(snapToLine([4, 3], lines, 1)).toEqual([4.5, 2.5]);
    expect(snapToLine([0, 5.5], lines, 1)).toEqual([0, 5]);
    expect(snapToLine([-3, 0], lines, 1)).toEqual([-3, 0]);
  });
});
