import { site } from "~/config/site";

interface Tested {
  what: string;
  tests?: string;
  person?: string;
}

/** What was looked at, and how far: by tests and by a person. */
const tested: readonly Tested[] = [
  {
    what: "Barriers",
    tests:
      "every page and every form, also with error messages, on a phone and on a desktop, whenever the site changes",
  },
  { what: "Pages for errors", tests: "at two widths, by a second checker" },
  { what: "Mistakes in the HTML", tests: "every page, by a third checker" },
  {
    what: "Zoom and larger text",
    tests: "every page, measured",
    person: "five pages by eye: home, contact, line card, support and one office",
  },
  {
    what: "No styles, no fonts",
    person: "the same five pages by eye",
  },
  {
    what: "Reading aloud",
    tests: "each main page in order, and they report every change",
    person: "we read it all, and listen to five pages and every form (with Orca)",
  },
];

/** The accessibility statement. It claims only what was really tested. Update it when the tests change. */
export const accessibility = {
  path: "/accessibility",
  title: `Accessibility | ${site.brand}`,
  description: `What ${site.brand} does so that everyone can use this site, how that was tested, what was not tested, and who to tell when something gets in your way.`,
  head: {
    title: "Everyone should be able to use this site",
    text: "We aim for level AA of the Web Content Accessibility Guidelines, version 2.2. If something gets in your way, tell us which page it was and what you were trying to do. A person reads every message and answers it. We can also give you anything on this site by phone or email, in whatever way works for you.",
    action: "Tell us what got in your way",
    reviewed: "2026-11-21",
  },
  figures: [
    { value: "400%", label: "Zoom", text: "tested on every page: no scrolling sideways" },
    { value: "200%", label: "Text size", text: "tested on every page, and with wider spacing" },
  ],
  forms: {
    title: "Forms work without JavaScript",
    text: "also where your browser or your company blocks it",
  },
  promises: {
    title: "What you can count on",
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
    ],
  },
  tested: {
    title: "What was tested",
    by: { tests: "Tests", person: "By us" },
    none: "not tested",
    rows: tested,
  },
  untested: {
    title: "What was not tested",
    points: [
      {
        title: "People who use assistive technology every day",
        text: "They have not yet tried the site.",
      },
      {
        title: "Safari itself",
        text: "Tests use the menus and send every form, with mistakes first, in Firefox and in a browser that shares Safari’s engine (WebKitGTK). Safari was not tried, so it may differ.",
      },
      {
        title: "Other screen readers",
        text: "We listen to one only (Orca with Chromium), and another one may read things differently. The automatic checkers run in one browser only (Chromium), too.",
      },
      {
        title: "Other companies’ sites",
        text: "The client portal and the street map are theirs, and we can’t change them. Each office’s address is also shown as text next to its map.",
      },
      {
        title: "The guide as a PDF",
        text: "It’s a page of its own, made for printing, and its HTML was checked. If you save it as a PDF, we can’t say how every PDF reader handles it.",
      },
    ],
  },
} as const;
