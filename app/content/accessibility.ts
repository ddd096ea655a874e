import { site } from "~/config/site";

interface Tested {
  what: string;
  person?: string;
  tests?: string;
}

/** What was looked at, and how far: by a person and by tests. What a person looked at comes first. */
const tested: readonly Tested[] = [
  {
    what: "A screen reader reads it in order",
    person: "We listen to five pages and every form with Orca, and read what it said.",
    tests:
      "On six pages, the order of headings, fields and buttons is compared with the one we approved.",
  },
  {
    what: "You can enlarge everything",
    person: "We looked at five pages: home, contact, line card, support and one office.",
    tests: "Every page is measured.",
  },
  {
    what: "You can read it without our colors, layout and fonts",
    person: "We looked at the same five pages.",
  },
  {
    what: "It passes automatic checks",
    tests:
      "One checker looks at every page and every form, also with error messages, on a phone and on a desktop. A second one looks at pages at two widths, and a validator at the HTML of every page.",
  },
];

interface Untested {
  title: string;
  text: string;
  /** By name, what was tested instead. */
  note?: string;
}

const untested: readonly Untested[] = [
  {
    title: "People who use assistive technology every day",
    text: "They have not yet tried the site.",
  },
  {
    title: "Safari itself",
    text: "Safari was not tried, so it may differ.",
    note: "Tests use the menus and send every form, with mistakes first, in Firefox and in WebKitGTK, which shares Safari’s engine.",
  },
  {
    title: "Other screen readers",
    text: "We listen to one only, and another one may read things differently.",
    note: "Orca with Chromium. The automatic checkers run in Chromium only, too.",
  },
  {
    title: "Other companies’ sites",
    text: "The client portal and the street map are theirs, and we can’t change them.",
    note: "Each office’s address is also shown as text next to its map.",
  },
  {
    title: "The guide as a PDF",
    text: "If you save it as a PDF, we can’t say how every PDF reader handles it.",
    note: "The page that you save was checked as HTML.",
  },
];

/** The accessibility statement. It claims only what was really tested. Update it when the tests change. */
export const accessibility = {
  path: "/accessibility",
  title: `Accessibility | ${site.brand}`,
  description: `What ${site.brand} does so that everyone can use this site, how that was tested, what was not tested, and who to tell when something gets in your way.`,
  head: {
    title: "Everyone should be able to use this site",
    text: "We aim for level AA of the Web Content Accessibility Guidelines, version 2.2. If something gets in your way, tell us. A person answers every message.",
    action: "Tell us what got in your way",
    reviewed: "2026-11-21",
  },
  figures: [
    { value: "400%", label: "Zoom", text: "tested on every page: no scrolling sideways" },
    { value: "200%", label: "Text size", text: "tested on every page, and with wider spacing" },
    { value: "0", label: "Scripts", text: "needed to send a form" },
  ],
  promises: {
    title: "What you can count on",
    ask: {
      title: "Something doesn’t work for you?",
      text: "Tell us which page it was and what you were trying to do.",
      link: "Write to us about it",
    },
    points: [
      {
        title: "Everything works with a keyboard alone",
        text: "The link, button or field you’re on is marked, and no menu or message hides it. We use the menus and the forms this way, in a phone-sized window and a desktop one.",
      },
      {
        title: "A mistake in a form costs you nothing",
        text: "It’s explained beside the field and at the top of the form, and nothing you typed is lost.",
      },
      {
        title: "You can turn motion off",
        text: "The amber line grows as you scroll, pages fade in, and a link to another part of the same page scrolls there. If your system asks for less motion, all of that stops.",
      },
      {
        title: "Drawings have words",
        text: "Text beside each drawing that carries information says the same thing.",
      },
      {
        title: "You can have it another way",
        text: "We give you anything on this site by phone or email, in whatever way works for you.",
      },
    ],
  },
  tested: {
    title: "What was tested",
    intro: "Each row is something you can count on, and how we checked it.",
    columns: { what: "What you get", how: "How we checked it" },
    person: "A person:",
    tests: "Automatic tests:",
    rows: tested,
  },
  untested: {
    title: "What was not tested",
    points: untested,
  },
} as const;
