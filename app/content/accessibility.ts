import { site } from "~/config/site";

export type AccessSampleName = "zoom" | "keyboard" | "mistake" | "order" | "plain" | "checks";

interface Tested {
  /** Its picture; `components/drawings/access-sample.tsx` draws each. */
  sample: AccessSampleName;
  title: string;
  text?: string;
  /** How it was checked, where that is not said by whom. */
  how?: string;
  person?: string;
  tests?: string;
}

/** What a visitor gets, and how far that was checked: by a person and by tests. */
const tested: readonly Tested[] = [
  {
    sample: "zoom",
    title: "You can enlarge everything",
    text: "At 400% zoom nothing scrolls sideways. Text can be twice its size, also with wider spacing.",
    person: "We looked at five pages: home, contact, line card, support and one office.",
    tests: "Every page is measured.",
  },
  {
    sample: "keyboard",
    title: "Everything works with a keyboard alone",
    text: "The link, button or field you’re on is marked, and no menu or message hides it.",
    how: "We use the menus and the forms this way, in a phone-sized window and a desktop one.",
  },
  {
    sample: "mistake",
    title: "A mistake in a form costs you nothing",
    text: "It’s explained beside the field and at the top of the form, and nothing you typed is lost.",
    tests: "Every form is sent, with mistakes first, in Firefox and in WebKitGTK.",
  },
  {
    sample: "order",
    title: "A screen reader reads it in order",
    person: "We listen to five pages and every form with Orca, and read what it said.",
    tests:
      "On six pages, the order of headings, fields and buttons is compared with the one we approved.",
  },
  {
    sample: "plain",
    title: "You can read it without our colors, layout and fonts",
    person: "We looked at the same five pages that we enlarged.",
  },
  {
    sample: "checks",
    title: "It passes automatic checks",
    tests:
      "One checker looks at every page and every form, also with error messages, on a phone and on a desktop. A second one looks at pages at two widths, and a validator at the HTML of every page.",
  },
];

interface Untested {
  title: string;
  text: string;
}

const untested: readonly Untested[] = [
  {
    title: "People who use assistive technology every day",
    text: "They have not yet tried the site.",
  },
  {
    title: "Safari itself",
    text: "It was not tried, so it may differ. Tests use the menus and send every form in WebKitGTK, which shares Safari’s engine.",
  },
  {
    title: "Other screen readers",
    text: "We listen to Orca with Chromium only, and another one may read things differently. The automatic checkers run in Chromium only, too.",
  },
  {
    title: "Other companies’ sites",
    text: "The client portal and the street map are theirs, and we can’t change them. Each office’s address is also shown as text next to its map.",
  },
  {
    title: "The guide as a PDF",
    text: "The page that you save was checked as HTML. We can’t say how every PDF reader handles the PDF.",
  },
];

/** The accessibility statement. It claims only what was really tested. Update it when the tests change. */
export const accessibility = {
  path: "/accessibility",
  title: `Accessibility | ${site.brand}`,
  description: `What ${site.brand} does so that everyone can use this site, how that was tested, what was not tested, and who to tell when something gets in your way.`,
  head: {
    title: "Everyone should be able to use this site",
    text: "We aim for level AA of the Web Content Accessibility Guidelines, version 2.2. If something gets in your way, tell us which page it was and what you were trying to do. A person answers every message.",
    action: "Tell us what got in your way",
    reviewed: "2026-11-21",
  },
  tested: {
    title: "What you get, and how we checked it",
    person: "A person:",
    tests: "Automatic tests:",
    rows: tested,
    reviewed: "Reviewed on",
  },
  more: {
    title: "What else you can count on",
    link: "Write to us about it",
    points: [
      {
        title: "You can turn motion off",
        text: "The amber line grows as you scroll, pages fade in, and a link to another part of the same page scrolls there. If your system asks for less motion, all of that stops.",
      },
      {
        title: "Drawings have words",
        text: "Text beside each drawing that carries information says the same thing.",
      },
      { title: "No form needs a script", text: "Forms can be sent with scripts turned off." },
      {
        title: "You can have it another way",
        text: "We give you anything on this site by phone or email, in whatever way works for you.",
      },
    ],
  },
  untested: {
    title: "What was not tested",
    points: untested,
  },
} as const;
