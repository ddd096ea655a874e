import { site } from "~/config/site";
import type { Card, Ending } from "./types";

const promised: readonly Card[] = [
  {
    title: "You can enlarge everything",
    text: "At 400% zoom nothing scrolls sideways. Text can be twice its size.",
  },
  {
    title: "A keyboard is enough",
    text: "The link, button or field you’re on is marked, and no menu or message hides it.",
  },
  {
    title: "A mistake in a form costs you nothing",
    text: "It’s explained beside the field and at the top of the form. Nothing you typed is lost.",
  },
  {
    title: "A screen reader reads it in order",
    text: "Each page has headings, and each field, button and drawing has its words.",
  },
  {
    title: "Your own settings count",
    text: "You can use your own colors and fonts, ask for less motion, and send every form with scripts turned off.",
  },
  {
    title: "You can have it another way",
    text: "We give you anything on this site by phone or email, in whatever way works for you.",
  },
];

const known: readonly Card[] = [
  {
    title: "People who use assistive technology every day",
    text: "They have not tried the site yet.",
  },
  {
    title: "Screen readers other than Orca",
    text: "We listen to Orca, on Linux. NVDA, JAWS, VoiceOver and TalkBack may read things differently.",
  },
  {
    title: "Safari on a Mac or an iPhone",
    text: "We try the site in a browser with the same engine, but not in Safari itself.",
  },
  {
    title: "The client portal and the street map",
    text: "They are other companies’ sites, and we can’t change them. Each office’s address also stands as text next to its map.",
  },
  {
    title: "The guide, once you save it as a PDF",
    text: "The guide is a web page. We can’t say how every reader handles a PDF of it.",
  },
];

const closing: Ending = {
  title: "Tell us what got in your way",
  text: "Which page was it, and what were you trying to do? A person answers every message.",
  button: "Contact Us",
  to: "/contact",
};

/** The accessibility statement. What it promises is tested as docs/accessibility.md says. */
export const accessibility = {
  path: "/accessibility",
  title: `Accessibility | ${site.brand}`,
  description: `What ${site.brand} promises so that everyone can use this site, what may not work yet, and who to tell when something gets in your way.`,
  head: {
    title: "Everyone should be able to use this site",
    text: "We aim for level AA of the Web Content Accessibility Guidelines, version 2.2. If something gets in your way, tell us. A person answers every message.",
    action: "Tell us what got in your way",
    reviewed: "2026-11-27",
  },
  promised: { title: "What you can count on", points: promised },
  known: {
    title: "What may not work, or has not been tried",
    points: known,
    reviewed: "Reviewed on",
  },
  closing,
} as const;
