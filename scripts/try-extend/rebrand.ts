/** Makes up another company: every fact that docs/for-the-owner.md names first, the same for the same seed. */

import type { Office, site as Site } from "../../app/config/site.ts";
import type { colorNames as ColorNames, colors as Colors } from "../../app/config/theme.ts";
import type { Member } from "../../app/content/about.ts";
import { inventedValues } from "./disguise.ts";
import { rotateHue } from "./palette.ts";

/** Places that are there, so that maps, states and time zones agree. */
const places: readonly (readonly [string, string, number, number, string])[] = [
  ["Ohio", "OH", 40.41233, -82.73127, "America/New_York"],
  ["Nebraska", "NE", 41.22871, -98.51344, "America/Chicago"],
  ["Utah", "UT", 39.91408, -111.60762, "America/Denver"],
  ["Vermont", "VT", 44.10517, -72.72291, "America/New_York"],
  ["Nevada", "NV", 39.50126, -116.91853, "America/Los_Angeles"],
];

const jobs = [
  [
    "Chief Executive",
    "Runs the company, and answers for what we promised.",
    "about a letter nobody answered",
  ],
  [
    "Head of Service",
    "Leads the people who pick up when you call.",
    "about a ticket that went quiet",
  ],
  [
    "Head of Networks",
    "Draws each network before a cable is pulled.",
    "about a new floor or a new office",
  ],
] as const;

const words = {
  tag: ["AHEAD", "READY", "CLEAR"],
  petrol: ["violet", "plum", "cobalt"],
  amber: ["coral", "lime", "scarlet"],
  mist: ["cream", "pearl", "smoke"],
  tint: ["sand", "lilac", "chalk"],
} as const;

/** The other company, in the types of the site's own content. */
export function companyOf(seed: number, palette: typeof Colors) {
  const { next, one, name, digits, phone } = inventedValues(seed + 100);
  const phoneNumber = () => {
    const [area, middle, line] = phone();
    return `(${area}) ${middle}-${line}`;
  };
  const brand = name(3);
  const slug = brand.toLowerCase();
  const offset = Math.floor(next() * places.length);
  const office = (at: number): Office => {
    const place = places[(offset + at) % places.length];
    if (!place) throw new Error("no place is left");
    const [state, stateCode, latitude, longitude, timeZone] = place;
    const city = name(4);
    const street = `${digits(3)} ${name(2)} Road`;
    const written = { slug: city.toLowerCase(), city, state, stateCode, street };
    return { ...written, postalCode: digits(5), latitude, longitude, timeZone };
  };
  const low = one([80, 90, 110, 130]);
  const turn = one([1, 2]);
  const site = {
    brand,
    tagWord: one(words.tag),
    product: `${brand} Desk`,
    productSlug: `${slug}-desk`,
    legalName: `${brand} Holdings, Inc.`,
    origin: `https://www.${slug}.example`,
    phone: phoneNumber(),
    email: `hi@${slug}.example`,
    securityEmail: `psirt@${slug}.example`,
    support: { phone: phoneNumber(), email: `help@${slug}.example` },
    portalUrl: `https://clients.${slug}.example/`,
    social: ["LinkedIn", "Facebook", "Instagram"].map((at) => ({
      name: at,
      url: `https://www.${at.toLowerCase()}.com/${slug}-it`,
    })),
  } satisfies Partial<Record<keyof typeof Site, unknown>>;
  return {
    site,
    offices: [office(0), office(1)] as const,
    people: jobs.map(
      ([title, duties, ask]): Omit<Member, "office"> => ({
        name: `${name(2)} ${name(3)}`,
        title,
        duties,
        ask,
      }),
    ),
    fee: { low, high: low + one([90, 130, 170]) },
    opening: {
      "phone.opens": one(["07:00", "07:30", "09:00"]),
      "phone.closes": one(["17:30", "19:00", "19:30"]),
      "door.opens": one(["09:30", "10:00"]),
      "door.closes": one(["16:00", "16:30"]),
    },
    colors: Object.fromEntries(
      Object.entries(palette).map(([key, hex]) => [key, rotateHue(hex, turn)]),
    ) as Record<keyof typeof Colors, string>,
    colorNames: {
      petrol: one(words.petrol),
      amber: one(words.amber),
      mist: one(words.mist),
      tint: one(words.tint),
    } satisfies Record<keyof typeof ColorNames, string>,
    mark: "M10 24V9h11M10 16h8",
    /** Puts a list of services, or of anything, into another order: turned about, the last one first. */
    order: <Entry>(all: readonly Entry[]): Entry[] => {
      const from = 1 + (seed % (all.length - 1));
      return [...all.slice(from), ...all.slice(0, from)].reverse();
    },
  };
}

export type Company = ReturnType<typeof companyOf>;
