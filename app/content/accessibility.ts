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
    { value: "AA", label: "Level", definition: "of WCAG 2.2: what we aim for" },
    { value: "400%", label: "Zoom", definition: "with nothing cut off, and no scrolling sideways" },
    { value: "200%", label: "Text size", definition: "tested on every page" },
    { value: "0", label: "Scripts", definition: "needed to send a form" },
  ],
  sections: [
    {
      title: "What you can count on",
      list: [
        "Everything works with a keyboard alone. The link, button or field you’re on is marked, and no menu or message hides it.",
        "Every form can be sent without JavaScript. A mistake in a form is explained beside the field and at the top of the form, and nothing you typed is lost.",
        "You can zoom to 400%, or space out lines, letters and words, with nothing cut off and no scrolling sideways.",
        "Nothing keeps moving. A line in some drawings is drawn once, in less than a second, pages fade in, and a link to another part of the same page scrolls there. If your system asks for less motion, all of that stops.",
        "Drawings that carry information have text beside them that says the same thing.",
      ],
    },
    {
      title: "What was tested",
      list: [
        "Whenever the site changes, an automatic checker goes through every page at phone and desktop widths, and through every form with its error messages showing.",
        "We check every page at three settings: 320 pixels wide (the same as 400% zoom on a desktop), with wider text spacing, and with text at twice its size.",
        "We use the menus and the forms with the keyboard alone, in a phone-sized window and a desktop one.",
        "We read through the accessibility tree of the main pages, and a test tells us when it changes. We also listen to five pages and every form with the Orca screen reader, and keep a transcript.",
        "A second automatic checker goes through every page and every kind of response, such as an error or a page not found, at two widths. A third one looks for mistakes in the HTML.",
        "We looked at the home, contact, line card and support pages and one office page with 200% and 400% zoom, without style sheets and without our fonts.",
      ],
    },
    {
      title: "What was not tested",
      list: [
        "People who use assistive technology every day have not yet tried the site. The automatic checkers run in Chromium only. In Firefox, and in WebKitGTK, which shares its engine with Safari, tests use the menus and send every form, with mistakes first. Safari itself was not tried, so it may differ. The only screen reader we listen to is Orca with Chromium, and another one may read things differently.",
        "The client portal and the street map are other companies’ sites, and we can’t change them. Each office’s address is also shown as text next to its map.",
        "The guide is a page of its own, made for printing. Its HTML was checked. If you save it as a PDF, we can’t say how every PDF reader handles it.",
      ],
    },
  ],
  contact: {
    question: "Is something in your way?",
    title: "Tell us what got in your way",
    text: "Say which page it was and what you were trying to do. We can also give you anything on this site by phone or email, in whatever way works for you.",
    form: "Use the contact form",
  },
} as const;
