import { site } from "~/config/site";
import type { Lines } from "./line";

/** Specification 2, Navigation bar and Footer, and what it says of all pages: so on every page. */
export const onEveryPage: Lines = {
  "A shared header and footer wrap all pages: logo linking home": {
    within: "header",
    links: [`${site.brand} → /`],
  },
  "Wide screens: Services, Locations, About Us and Blog, and a Contact button": {
    within: "header",
    at: 1280,
    shows: "Services … Locations … About Us … Blog … Contact",
    links: ["About Us → /about", "Blog → /blog", "Contact → /contact"],
  },
  "Narrow screens: a menu button toggles a panel": {
    within: "header",
    at: 360,
    count: { "header .narrow-menu > summary": 1 },
  },
  "Footer links: /contact, the six service pages, …": {
    within: "footer",
    links: [
      "Contact → /contact",
      "Managed IT Services → /services/managed-it",
      "Cloud Solutions → /services/cloud-solutions",
      "Cybersecurity → /services/cybersecurity",
      "IT Consulting → /services/it-consulting",
      "Strategic Enablement & Procurement → /services/procurement",
      "VoIP Solutions → /services/voip",
      "Free IT Guide → /services/managed-it-guide",
      "About Us → /about",
      "Blog → /blog",
      "Legal → /legal",
      "Brand Guidelines → /brand-guidelines",
      "Tech Specifications → /rtp",
    ],
  },
  "Business Continuity and Careers are placeholders with no target": {
    each: ["footer li:not(:has(a)) > span", ["Business Continuity", "Careers"]],
  },
  "A newsletter form is present": {
    each: ["footer form [type=submit]", ["Subscribe"]],
    count: { "footer form input[type=email]": 1 },
  },
  "The copyright line shows the current year and the company legal name": {
    within: "footer",
    shows: `© ${new Date().getFullYear()} ${site.legalName}`,
  },
};

/** Sentences that other suites hold: the file, and the title of its test or its beginning. */
export const heldElsewhere: Record<string, string> = {
  "every other path shows a not-found page; the bad path is logged":
    "worker/guards.test.ts: %s is not found, and its page leads nowhere else",
  "Page titles and meta descriptions are set on each page when shown":
    "worker/pages.test.ts: titles and descriptions are unique, one h1 a page",
  "Location pages inject local-business structured data (radius, hours)":
    "unit/locations.test.ts: has the specification's phone, hours and radius, or its own",
  "Any in-page anchor click scrolls smoothly with an 80-pixel top offset":
    "engines/promises/reading.ts: land at 80 px, again and in any order",
  "Fixed at the top. Transparent with larger padding at first; then white with a shadow":
    "browser/shell.spec.ts: the header is transparent and large at first, then solid, small and shadowed",
  "a Services dropdown (six service pages), a Locations dropdown (two locations)":
    "engines/promises/menus.ts: the wide menus list the services and the locations, open one at a time",
  "listing the same links under Services and Locations headings; choosing a link closes it":
    "engines/promises/menus.ts: the narrow menu opens, closes and opens again, has its headings",
  "previous/next arrows with wrap-around, dots labelled 'Go to testimonial N'":
    "engines/promises/reading.ts: testimonials go round by arrows, by dots and by keys",
  "Search box filters articles by title, excerpt or category":
    "browser/blog.spec.ts: a search shows the articles that match, as its address does",
  "a Clear search button": "browser/blog.spec.ts: a search without a match says so with its text",
  "each a clickable card with a 'Selected' / 'Click to select' indicator":
    "browser/line-card.spec.ts: no brand is selected at first; a click on a card ticks its box",
};
