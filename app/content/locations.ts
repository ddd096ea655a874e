import { atAnyHour, phoneHours, serviceRadius } from "~/config/facts";
import { type Office, site } from "~/config/site";
import { roundedDistance } from "~/lib/geography";
import { previewImage } from "~/lib/preview-image";
import type { LocalTestimonial, LocationEntry } from "./locations/shape";
import { addressLines, doorHours, sharedLine } from "./offices";
import { servicePages } from "./pages";
import { testimonials } from "./testimonials";
import type { Testimonial } from "./types";

const asLocal = ({ title, ...words }: Testimonial): LocalTestimonial => ({
  ...words,
  company: title,
});

const defaultTestimonial = testimonials.slice(0, 1).map(asLocal);

const menu: readonly string[] = servicePages.map(({ to }) => to);

const inMenuOrder = (list: LocationEntry["content"]["services"]["list"]) =>
  [...list].sort((a, b) => menu.indexOf(a.to) - menu.indexOf(b.to));

/** Everything a location page shows, under the names of specification 3. */
const locationPage = (office: Office, { card, content, map }: LocationEntry) => ({
  path: `/locations/${office.slug}` as const,
  office,
  card,
  city: office.city,
  state: office.state,
  stateCode: office.stateCode,
  address: office.street,
  zipCode: office.postalCode,
  /** An office without a line of its own answers the headquarters' (specification 9). */
  phone: office.phone ?? site.phone,
  /** Said where another office's number stands. */
  phoneNote: office === site.offices[0] ? "" : sharedLine,
  email: site.email,
  /** Made when it is asked for: the name of a time zone needs `Intl`, which an isolate starts without. */
  get hours() {
    return doorHours(office);
  },
  /** Driving directions to the door. */
  mapUrl: `https://www.google.com/maps/dir/?${new URLSearchParams({
    api: "1",
    destination: addressLines(office).join(", "),
  })}`,
  /** The page's picture: its drawn map, as link previews and structured data show it. */
  heroImage: previewImage(`/locations/${office.slug}`),
  map,
  /** A circle about the office. */
  serviceArea: {
    latitude: office.latitude,
    longitude: office.longitude,
    radius: roundedDistance(serviceRadius.value, office.unit),
  },
  content: {
    ...content,
    services: { ...content.services, list: inMenuOrder(content.services.list) },
    testimonial: content.testimonial ?? defaultTestimonial[0],
  },
});

export type LocationPage = ReturnType<typeof locationPage>;

const entries = import.meta.glob<LocationEntry>(["./locations/*.ts", "!./locations/shape.ts"], {
  import: "location",
  eager: true,
});

/** A page for each office of `config/site.ts`, with the words of `locations/{slug}.ts`. */
export const locations: readonly LocationPage[] = /* @__PURE__ */ site.offices.map((office) => {
  const entry = entries[`./locations/${office.slug}.ts`];
  if (!entry) throw new Error(`app/content/locations/${office.slug}.ts is missing`);
  return locationPage(office, entry);
});

/** From west to east, as on a map. */
export const locationsFromWest = [...locations].sort(
  (a, b) => a.office.longitude - b.office.longitude,
);

/** The location at a path of the route table. */
export function locationAt(path: string | undefined): LocationPage {
  const found = locations.find((location) => location.path === path);
  if (!found) throw new Error(`no location at ${path}`);
  return found;
}

type Distance = LocationPage["serviceArea"]["radius"];

/** Text that all location pages share. */
export const locationWords = {
  directions: "Get Directions",
  call: "Rather talk it over?",
  testimonial: "What you should be able to say about your IT",
  distances: ({ unit }: Distance) => `Straight-line ${unit} from the office door`,
  office: {
    /** Heading over the office's details; the city follows. */
    title: "Visit us in",
    door: "Office open",
    phone: "Phone",
    phoneHours,
    clients: "Clients",
    clientsHours: atAnyHour,
    email: "Email",
    radius: "On-site visits within",
    map: "Show the Street Map",
    mapNote: "The street map comes from OpenStreetMap. It loads only when you press the button.",
  },
} as const;
