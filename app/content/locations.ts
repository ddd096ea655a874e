// Relative imports: the route table reads this list where the `~` alias does not exist.
import type { Question } from "~/components/sections/faq";
import type { Testimonial } from "~/components/sections/testimonials";
import type { Coordinates } from "~/lib/geography";
import { type Office, site } from "../config/site";
import { hours as doorHours, serviceRadius } from "./facts";
import { carmel } from "./locations/carmel";
import { tumwater } from "./locations/tumwater";
import { testimonials } from "./testimonials";

/** Where a name stands beside its node; `nudge` moves it on, in drawing units. */
export interface Label {
  side: "left" | "right" | "above" | "below";
  nudge?: readonly [right: number, down: number];
}

export interface Neighbor extends Coordinates {
  name: string;
  /** Its name on the map of the whole ring, and on the map of the nearest ten miles. */
  far?: Label;
  near?: Label;
}

/** Points in miles, "east,north east,north", with every stroke at 0, 45 or 90 degrees. */
type Line = string;

/** What the ring map draws, measured from the office. */
export interface MapPlan {
  neighbors: readonly Neighbor[];
  interstates: readonly Line[];
  roads: readonly Line[];
  rivers: readonly Line[];
  water: readonly Line[];
  islands?: readonly Line[];
  /** The drive of the page's example, from the office to where the fault is. */
  run: Line;
}

interface LocalService {
  /** A service page. */
  to: string;
  text: string;
}

/** The words of a location page (specification 3, location page properties, content). */
export interface LocationContent {
  /** A few words above the headline. */
  role: string;
  headline: string;
  /** For the description in search results, 110 to 160 characters. */
  summary: string;
  intro: string;
  /** As in "Three questions from ...". */
  region: string;
  services: { title: string; lead: string; list: readonly LocalService[] };
  aboutArea: { title: string; paragraphs: readonly string[] };
  example: {
    title: string;
    lead: string;
    steps: readonly { title: string; text: string }[];
  };
  visit: string;
  contact: { title: string; lead: string };
  /** Left out, the page shows the default. */
  testimonial?: LocalTestimonial;
  questions: readonly [Question, Question, Question];
}

interface LocalTestimonial {
  quote: string;
  author: string;
  company: string;
}

/** An entry: whose office, what the page says, and what its map draws. */
export interface LocationEntry {
  office: Office;
  content: LocationContent;
  map: MapPlan;
}

const hours = {
  label: doorHours.door,
  from: "8am",
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  opens: "08:00",
  closes: "17:00",
} as const;

const asLocal = ({ quote, author, title }: Testimonial): LocalTestimonial => ({
  quote,
  author,
  company: title,
});

const defaultTestimonial = testimonials.slice(0, 1).map(asLocal);

/** Everything a location page shows, under the names of specification 3. */
const locationPage = ({ office, content, map }: LocationEntry) => ({
  path: `/locations/${office.slug}`,
  office,
  city: office.city,
  state: office.state,
  stateCode: office.stateCode,
  address: office.street,
  zipCode: office.zipCode,
  /** Both offices answer the headquarters line (specification 9). */
  phone: site.phone,
  email: site.email,
  hours,
  /** Driving directions to the door. */
  mapUrl: `https://www.google.com/maps/dir/?${new URLSearchParams({
    api: "1",
    destination: `${office.street}, ${office.city}, ${office.stateCode} ${office.zipCode}`,
  })}`,
  /** Drawn, not photographed. */
  heroImage: map,
  /** A circle about the office; `unitCode` is the code of the statute mile in structured data. */
  serviceArea: {
    latitude: office.latitude,
    longitude: office.longitude,
    radius: serviceRadius,
  },
  content: { ...content, testimonial: content.testimonial ?? defaultTestimonial[0] },
});

export type LocationPage = ReturnType<typeof locationPage>;

/** One entry a location; routes, maps and pages follow from it. */
export const locations: readonly LocationPage[] = /* @__PURE__ */ [carmel, tumwater].map(
  locationPage,
);

/** The location at a path of the route table. */
export function locationAt(path: string | undefined): LocationPage {
  const found = locations.find((location) => location.path === path);
  if (!found) throw new Error(`no location at ${path}`);
  return found;
}

/** Words every location page shares. */
export const locationWords = {
  directions: "Get directions",
  legend: "Rings at 25 and 50 miles. The amber line is the drive in the example below.",
  distances: "Straight-line miles from the office door to the places on the map",
  office: {
    call: "One headquarters line serves both offices.",
    map: "Show the street map here",
    mapNote:
      "The street map comes from OpenStreetMap, which hears of your visit only if you ask for it.",
  },
} as const;
