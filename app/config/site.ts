/**
 * Every fact a rebrand changes. Nothing here may be written out elsewhere in `app/` or `public/`;
 * tests/unit/site-facts.test.ts proves it.
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

/** A firm whose assets this company bought, and the day it did. */
export interface Acquisition {
  firm: string;
  /** ISO date. */
  date: string;
}

/** What not every company has; a line that is left out leaves its sentences out. */
const past: { readonly acquisition?: Acquisition } = {
  acquisition: { firm: "Corbel Data Systems", date: "2025-04-25" },
};

/** The first is the headquarters; a company may have one. */
const offices: readonly [Office, ...Office[]] = [carmel, tumwater];

export const site = {
  brand: "Nextwright",
  /** The word of the brand that headlines turn on; drawn as a tag. */
  tagWord: "NEXT",
  product: "Nextwright IT",
  /** The product name in addresses: `/blog/{productSlug}-acquisition`. */
  productSlug: "nextwright-it",
  legalName: "Nextwright Technology Partners, LLC",
  /** Origin of canonical links, without a trailing slash. */
  origin: "https://www.nextwright.example",
  ...past,
  phone: "(317) 555-0142",
  email: "hello@nextwright.example",
  /** For those who find a weakness of the site (`/.well-known/security.txt`). */
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
