/**
 * Every fact a rebrand changes. Nothing here may be written out elsewhere in `app/` or `public/`;
 * tests/unit/site-facts.test.ts checks it.
 */

/** An office as shown on cards, in the footer and in structured data. */
export interface Office {
  /** Last part of the route `/locations/{slug}`. */
  slug: string;
  city: string;
  state: string;
  /** Two-letter postal code of the state. */
  stateCode: string;
  street: string;
  zipCode: string;
  /** Degrees, to five decimals: about a yard. */
  latitude: number;
  longitude: number;
}

const carmel: Office = {
  slug: "carmel",
  city: "Carmel",
  state: "Indiana",
  stateCode: "IN",
  street: "1180 Switchyard Lane, Suite 210",
  zipCode: "46032",
  latitude: 39.97842,
  longitude: -86.11813,
};

const tumwater: Office = {
  slug: "tumwater",
  city: "Tumwater",
  state: "Washington",
  stateCode: "WA",
  street: "640 Millrace Court SW, Suite 120",
  zipCode: "98501",
  latitude: 47.00731,
  longitude: -122.90932,
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

/** The first is the headquarters. One office is enough. */
const offices: readonly [Office, ...Office[]] = [carmel, tumwater];

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
  ...past,
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
  offices,
} as const;
