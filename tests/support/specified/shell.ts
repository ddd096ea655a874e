import { site } from "~/config/site";
import type { Line } from "./line";

/** Specification 2, Navigation bar and Footer, and what it says of all pages: so on every page. */
export const onEveryPage: readonly Line[] = [
  {
    sentence: "A shared header and footer wrap all pages: logo linking home",
    within: "header",
    links: [[site.brand, "/"]],
  },
  {
    sentence: "Wide screens: Services, Locations, About Us and Blog, and a Contact button",
    within: "header",
    at: 1280,
    shows: ["Services", "Locations", "About Us", "Blog", "Contact"],
    links: [
      ["About Us", "/about"],
      ["Blog", "/blog"],
      ["Contact", "/contact"],
    ],
  },
  {
    sentence: "Narrow screens: a menu button toggles a panel",
    within: "header",
    at: 360,
    count: [["header .narrow-menu > summary", 1]],
  },
  {
    sentence: "Footer links: /contact, the six service pages, …",
    within: "footer",
    links: [
      ["Contact", "/contact"],
      ["Managed IT Services", "/services/managed-it"],
      ["Cloud Solutions", "/services/cloud-solutions"],
      ["Cybersecurity", "/services/cybersecurity"],
      ["IT Consulting", "/services/it-consulting"],
      ["Strategic Enablement & Procurement", "/services/procurement"],
      ["VoIP Solutions", "/services/voip"],
      ["Free IT Guide", "/services/managed-it-guide"],
      ["About Us", "/about"],
      ["Blog", "/blog"],
      ["Legal", "/legal"],
      ["Brand Guidelines", "/brand-guidelines"],
      ["Tech Specifications", "/rtp"],
    ],
  },
  {
    sentence: "Business Continuity and Careers are placeholders with no target",
    each: ["footer li:not(:has(a)) > span", ["Business Continuity", "Careers"]],
  },
  {
    sentence: "A newsletter form is present",
    each: ["footer form [type=submit]", ["Subscribe"]],
    count: [["footer form input[type=email]", 1]],
  },
  {
    sentence: "The copyright line shows the current year and the company legal name",
    within: "footer",
    shows: [`© ${new Date().getFullYear()} ${site.legalName}`],
  },
];

/** What other suites hold of all pages. */
export const heldElsewhere: readonly Line[] = [
  {
    sentence: "every other path shows a not-found page; the bad path is logged",
    heldBy: ["tests/worker/guards.test.ts", "%s is not found, and its page leads nowhere else"],
  },
  {
    sentence: "Page titles and meta descriptions are set on each page when shown",
    heldBy: ["tests/worker/pages.test.ts", "titles and descriptions are unique, one h1 a page"],
  },
  {
    sentence: "Location pages inject local-business structured data (radius, hours)",
    heldBy: [
      "tests/unit/locations.test.ts",
      "has the specification's phone, hours and radius, or its own",
    ],
  },
  {
    sentence: "Any in-page anchor click scrolls smoothly with an 80-pixel top offset",
    heldBy: [
      "tests/browser/anchors.spec.ts",
      "links within a page land at 80 px, narrow and wide, again and in any order",
    ],
  },
  {
    sentence:
      "Fixed at the top. Transparent with larger padding at first; then white with a shadow",
    heldBy: [
      "tests/browser/shell.spec.ts",
      "the header is transparent and large at first, then solid, small and shadowed; without a script it is always solid",
    ],
  },
  {
    sentence: "a Services dropdown (six service pages), a Locations dropdown (two locations)",
    heldBy: [
      "tests/browser/shell.spec.ts",
      "the wide menus list the services and the locations, one of them at a time, again and again",
    ],
  },
  {
    sentence:
      "listing the same links under Services and Locations headings; choosing a link closes it",
    heldBy: [
      "tests/browser/shell.spec.ts",
      "the narrow panel opens, closes and opens again, and closes on a choice",
    ],
  },
  {
    sentence: "previous/next arrows with wrap-around, dots labelled 'Go to testimonial N'",
    heldBy: [
      "tests/browser/home.spec.ts",
      "testimonials stand one at a time, wrap around, keep their height, and survive hydration",
    ],
  },
  {
    sentence: "Search box filters articles by title, excerpt or category",
    heldBy: [
      "tests/browser/blog.spec.ts",
      "a search shows the articles that match, as its address does",
    ],
  },
  {
    sentence: "a Clear search button",
    heldBy: [
      "tests/browser/blog.spec.ts",
      "a search without a match says so with its text, and clearing restores all, twice",
    ],
  },
  {
    sentence: "each a clickable card with a 'Selected' / 'Click to select' indicator",
    heldBy: [
      "tests/browser/line-card.spec.ts",
      "no brand is selected at first; a click on a card ticks its box, and stays where it is",
    ],
  },
];
