import { site } from "~/config/site";

/** The accessibility statement. It claims only what was really tested. Update it when the tests change. */
export const accessibility = {
  path: "/accessibility",
  title: `Accessibility | ${site.brand}`,
  description: `What ${site.brand} does so that everyone can use this site, how that was tested, what was not tested, and who to tell when something gets in your way.`,
  head: {
    title: "Everyone should be able to use this site",
    text: "We aim for level AA of the Web Content Accessibility Guidelines, version 2.2. If something gets in your way, tell us. A person reads every message and answers it.",
    reviewed: "2026-11-21",
  },
  figures: [
    { value: "400%", label: "Zoom", definition: "tested on every page: no scrolling sideways" },
    {
      value: "200%",
      label: "Text size",
      definition: "tested on every page, and with wider spacing",
    },
    { value: "0", label: "Scripts", definition: "needed to send a form" },
  ],
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
    points: [
      {
        title: "Every page and every form",
        text: "On a phone, on a desktop and with error messages showing, an automatic checker looks for barriers whenever the site changes.",
      },
      {
        title: "What a screen reader says",
        text: "You should hear each main page in order. We read what it says, and a test tells us when that changes. We also listen to five pages and every form, and keep a transcript (with Orca).",
      },
      {
        title: "Errors and missing pages",
        text: "A page that says something went wrong is checked like any other, at two widths, by a second automatic checker. A third one looks for mistakes in the HTML.",
      },
      {
        title: "A look at what can go wrong",
        text: "Tests measure zoom and text size on every page. We also looked for ourselves at five, with both, without style sheets and without our fonts: home, contact, line card, support and one office.",
      },
    ],
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
  contact: {
    title: "Tell us what got in your way",
    text: "Say which page it was and what you were trying to do. We can also give you anything on this site by phone or email, in whatever way works for you.",
  },
} as const;
