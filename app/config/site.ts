/**
 * Every fact a rebrand changes. Nothing here may be written out elsewhere in `app/` or `public/`;
 * tests/unit/site-facts.test.ts checks it.
 */

export interface Country {
  /** By ISO 3166. */
  code: string;
  name: string;
}

/** An office as shown on cards, in the footer and in structured data. */
export interface Office {
  /** Last part of the route `/locations/{slug}`. */
  slug: string;
  city: string;
  /** Or province. */
  state: string;
  /** As an address has it: two letters. */
  stateCode: string;
  street: string;
  postalCode: string;
  /** Degrees, to five decimals: about a yard. */
  latitude: number;
  longitude: number;
  /** Where it isn't in `site.country`. */
  country?: Country;
  /** The last line of its address, where a country doesn't write "Carmel, IN 46032". */
  lastLine?: string;
  /** Where it isn't in the headquarters' time zone: its own, by its IANA name. Its hours then name it. */
  timeZone?: string;
  /** Where its door isn't open when the others are: as pages say it, and in parts as structured data does. */
  hours?: { label: string; days: readonly string[]; opens: string; closes: string };
  /** Where it doesn't answer the headquarters' line. With a "+" it is an international number. */
  phone?: string;
  /** Where roads aren't measured in miles. Maps are still written in miles. */
  unit?: "kilometers";
}

const carmel: Office = {
  slug: "carmel",
  city: "Carmel",
  state: "Indiana",
  stateCode: "IN",
  street: "1180 Switchyard Lane, Suite 210",
  postalCode: "46032",
  latitude: 39.97842,
  longitude: -86.11813,
};

const tumwater: Office = {
  slug: "tumwater",
  city: "Tumwater",
  state: "Washington",
  stateCode: "WA",
  street: "640 Millrace Court SW, Suite 120",
  postalCode: "98501",
  latitude: 47.00731,
  longitude: -122.90932,
  timeZone: "America/Los_Angeles",
};

/** A firm whose assets this company bought, and when. */
export interface Acquisition {
  firm: string;
  /** ISO date. */
  date: string;
}

/** Optional facts. Without one of them, the sentences about it are left out. */
const past: { readonly acquisition?: Acquisition } = {
  acquisition: { firm: "Corbel Data Systems", date: "2025-04-25" },
};

/** Where leads go, as the legal page says it; the setting `SINK` sends them there (docs/operators.md). */
const leadsGo: { readonly leadsGo: "form service" | "mailbox" } = { leadsGo: "form service" };

const headquarters = carmel;
/** None is enough. */
const branches: readonly Office[] = [tumwater];

export const site = {
  brand: "Nextwright",
  /** The part of the brand that headlines play on, drawn as a tag. */
  tagWord: "NEXT",
  product: "Nextwright IT",
  /** The product name in URLs: `/blog/{productSlug}-acquisition`. */
  productSlug: "nextwright-it",
  legalName: "Nextwright Technology Partners, LLC",
  /** Origin of canonical links, without a trailing slash. */
  origin: "https://www.nextwright.example",
  /** Which hosts a browser then asks by TLS alone: `host`, `subdomains` or `preload` (docs/deploy.md). */
  strictTransport: "host",
  ...past,
  ...leadsGo,
  /** Of every office that doesn't name its own. */
  country: { code: "US", name: "United States" },
  phone: "(317) 555-0142",
  email: "hello@nextwright.example",
  /** For people who find a security problem on the site (`/.well-known/security.txt`). */
  securityEmail: "security@nextwright.example",
  support: { phone: "(317) 555-0163", email: "support@nextwright.example" },
  portalUrl: "https://portal.nextwright.example/",
  communicationsVendor: "Presence",
  social: [
    { name: "LinkedIn", url: "https://www.linkedin.com/company/nextwright-example" },
    { name: "Facebook", url: "https://www.facebook.com/nextwright-example" },
    { name: "Instagram", url: "https://www.instagram.com/nextwright-example" },
  ],
  /** The headquarters first. */
  offices: [headquarters, ...branches] as readonly [Office, ...Office[]],
} as const;
