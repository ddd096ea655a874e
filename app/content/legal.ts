import { site } from "~/config/site";
import { receiver } from "./receiver";
import type { Ending } from "./types";

export interface LegalSection {
  id: string;
  title: string;
  /** The section in one plain sentence. */
  summary: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  /** What this site does today. The paragraphs say what the policy allows. */
  today?: string;
  mail?: { label: string; href: string };
  /** Sections under this one. */
  parts?: readonly LegalSection[];
}

/** The day from which the text below applies (ISO). A test wants a new one when the text changes. */
const effective = "2026-11-27";

const notStored = "We do not store the address with your message.";

const privacyParts: readonly LegalSection[] = [
  {
    id: "device-information",
    title: "Device information",
    summary: "We may collect information about your device and browser.",
    paragraphs: [
      "When you visit the site, we may automatically collect information about your device: the browser and its version, the IP address, the time zone, the operating system and some of the cookies on the device. As you move through the site, we may also collect which pages you view, which site or search sent you here and how you use the pages. We call all of this device information.",
      "We use it to keep the site working, to screen for abuse and to learn which pages are useful.",
    ],
    today: `No script on this site collects device information. Your browser sends your IP address and the browser’s name with each request, as it does to every website. To stop abuse, we count how many forms come from an address within one minute. ${notStored}`,
  },
  {
    id: "cookies",
    title: "Cookies",
    summary: "We may use cookies, and your browser can refuse them.",
    paragraphs: [
      "Cookies are small files placed on your device, often with an anonymous identifier. We may use them to remember a choice, to recognize a returning visitor and to measure how the site is used. You can refuse or delete cookies in your browser’s settings. Nothing on this site depends on them.",
    ],
    today:
      "The site sets no cookies. While you fill in a form, your browser may keep a draft in that tab, so that you lose nothing if the page reloads. It also remembers how far you scrolled, and where your visit began: the first page in that tab, its campaign labels and the site that led you there. Where it began is sent with a form, if you send one; the rest is not sent to us. All of it is deleted when you close the tab, and a draft when you send its form.",
  },
  {
    id: "logs",
    title: "Logs",
    summary: "Log files record what happened on the site and when.",
    paragraphs: [
      "Log files track actions on the site. They may collect the IP address, the browser, the internet provider, the pages you came from and went to, and the date and time.",
    ],
    today:
      "Our own logs record errors, deliveries and pages that were not found. They do not contain names, email addresses, phone numbers or messages. The company that hosts the site handles IP addresses in order to send you the pages.",
  },
  {
    id: "web-beacons",
    title: "Web beacons",
    summary: "We may use small invisible files that record how a page is used.",
    paragraphs: [
      "Web beacons, tags and pixels are electronic files that record how you browse a page or whether you opened an email. We may use them to learn whether a page or a newsletter is read.",
    ],
    today:
      "There are none on these pages, and no script, font or picture comes from a third party. The one exception is the street map on a location page. It loads from a map service only when you press its button, and that service then sees your visit.",
  },
  {
    id: "analytics",
    title: "Analytics sharing",
    summary: "We may share device information with companies that measure how the site is used.",
    paragraphs: [
      "We may share device information with analytics providers, which help us understand how visitors use the site. A provider may use its own cookies and web beacons, keeps what it collects under its own policy and may combine it with information from other sources. We may also share information to comply with a law, to answer a lawful request such as a subpoena or a search warrant, or to protect our rights.",
    ],
    today:
      "We do not use an analytics provider, so your visit is not shared with one. If that changes, this page will name the provider.",
  },
  {
    id: "do-not-track",
    title: "Do Not Track",
    summary: "We do not honor Do Not Track signals.",
    paragraphs: [
      "Some browsers can send a Do Not Track signal. There is no common standard for responding to it. When we receive one, we do not change what we collect or how we use it.",
    ],
    today:
      "The site sets no cookies and loads no trackers, so there is nothing here for the signal to turn off.",
  },
];

const sections: readonly LegalSection[] = [
  {
    id: "terms",
    title: "Terms of service",
    summary:
      "You may use this site for your business, and what we do for clients is set out in a signed agreement.",
    paragraphs: [
      `This site belongs to ${site.legalName} (“we,” “us”), which does business as ${site.brand}. By using it, you accept the terms on this page, which the support form calls the terms and conditions. If you do not accept them, please do not use the site.`,
      "The site describes our services. It is not an offer, and it is not advice about your particular network. A signed quote and a master service agreement set each client’s services, prices and remedies. If this site and a signed agreement differ, the agreement applies.",
      "Figures on the site, such as response times, uptime and client satisfaction, describe our service in general. They become a commitment only where an agreement says so. Worked examples are marked as examples, and their numbers do not describe a real client.",
      "The site is provided “as is.” We correct mistakes when we find them, but we do not promise that every page is complete or always available. To the extent the law allows, we are not liable for losses that result from relying on this site alone.",
      "Some links lead to sites that we do not run, such as the client portal and our pages on social networks. Their terms apply there.",
      "When you use the site, please do not:",
    ],
    list: [
      "send material that is unlawful, or that you have no right to send",
      "send another person’s personal information without that person’s agreement",
      "put a password or a card number into a form (no form asks for one)",
      "test, overload or probe the site without our written consent",
    ],
  },
  {
    id: "privacy",
    title: "Privacy policy",
    summary: "This section lists what we may learn from a visit and says what the site does today.",
    paragraphs: [
      "The policy covers this site and what you send through it. What we handle inside a client’s systems is covered by that client’s agreement. In each section, the full text says what the policy permits. The box marked “Today” says what this site does now. That may change, but only within what the policy permits.",
    ],
    parts: privacyParts,
  },
  {
    id: "forms",
    title: "What the forms store",
    summary: "We store what you typed, how you came to the form and a record of its delivery.",
    paragraphs: [
      `We use what you send to answer you, and an address for the newsletter to send the newsletter. To stop it, follow the instructions in any issue, or write to ${site.email} from the address that gets it. We then remove the address.`,
      `${receiver.collects} For every submission, newsletter sign-ups included, our own database keeps a delivery record: the text, the time, how many times we tried to pass it on and whether the last try worked. That record is how we make sure that no message is lost when ${receiver.down}.`,
      "When one of us has answered you, we may note who, when and what came of it. The note stays with your submission, and is deleted with it.",
      `With every submission we keep the path of the page it was sent from and, if a campaign link led you here, the campaign labels in its address (utm_* values on a fixed list). If your browser runs JavaScript, we also keep the path of the first page you saw in that tab and the name of the site that led you there. ${receiver.origin}`,
      "If a submission looks as if a program sent it, we store it and set it aside for a person to review. If the same text is sent twice within a day, we keep it once. Your browser’s address bar then shows a short reference, which says nothing about you.",
    ],
    mail: {
      label: "Ask what we hold about you",
      href: `mailto:${site.email}?subject=What%20do%20you%20hold`,
    },
  },
  {
    id: "retention",
    title: "Data retention",
    summary: "We keep what you send until you ask us to delete it.",
    paragraphs: [
      "We keep a submission until you ask us to delete it. Nothing is deleted automatically before then.",
      `To ask, write to ${site.email} from the email address that you used in the form. Tell us which form it was and roughly when. We ask you to use the same address because that is how we know the record is yours. If you no longer have it, call us.`,
      `We then delete the form’s record, its delivery record and any newsletter entry for that address, and ${receiver.deletion}. Backup copies of our database are gone within 30 days. We write back when it is done. You can also ask what we hold about you, and ask us to correct it.`,
    ],
    mail: {
      label: "Ask for deletion by email",
      href: `mailto:${site.email}?subject=Delete%20my%20data`,
    },
  },
  {
    id: "changes",
    title: "Changes",
    summary: "This page can change, and the date at the top tells you when it last did.",
    paragraphs: [
      "We may update the terms and the policy when what we do changes, or for legal or operational reasons. The new text applies from the date at the top of the page. A change does not give us new rights over a message you have already sent.",
    ],
  },
  {
    id: "contact",
    title: "Contact",
    summary: "A person answers questions about this page.",
    paragraphs: [
      "For a question, a complaint or a request about your data, email us, call us or send a letter to our headquarters.",
    ],
  },
  {
    id: "copyright",
    title: "Copyright",
    summary:
      "The words, the drawings and the logo are ours, and you may quote the words with credit.",
    paragraphs: [
      `© ${site.legalName}. All rights reserved. You may print these pages for use inside your own company, link to them, and quote them briefly with a link to the source. Please do not republish them whole. The brand guidelines describe how the name and the logo may be used.`,
      "Product and company names belong to their owners. We use them to say what we work with.",
    ],
  },
];

/** The sections while the owner has Akismet judge messages (docs/decisions/0053). */
export const withAkismet = (all: readonly LegalSection[]): readonly LegalSection[] =>
  all.map((section) => ({
    ...section,
    ...(section.id === "forms" && {
      paragraphs: [
        ...section.paragraphs,
        "Before we pass a message on, Akismet says whether it looks like spam. Akismet is a service of Automattic, a company in the United States, and its privacy notice is at akismet.com/privacy. We send it the message, your name and email address, the page you wrote from, your IP address and your browser’s name. We do not send it your phone number or your company. If it is wrong and a person here corrects it, we tell it so. For that, we keep the IP address and the browser’s name with the message. Support tickets, procurement requests, newsletter addresses and forms without a message are not sent to it.",
      ],
    }),
    ...(section.parts && {
      parts: section.parts.map((part) => ({
        ...part,
        today: part.today?.replace(
          notStored,
          "We store it, and the browser’s name, with a message that Akismet has looked at (see “What the forms store”).",
        ),
      })),
    }),
  }));

/** How long leads are kept: months, and days for what is held as spam; null is until somebody asks. */
export interface Retention {
  months: number | null;
  heldDays: number | null;
}

const span = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** The short list and the section on retention, by what the owner has set; as they stand where nothing is. */
export function withRetention(
  { months, heldDays }: Retention,
  short: readonly string[],
  all: readonly LegalSection[],
): { list: readonly string[]; sections: readonly LegalSection[] } {
  if (!months && !heldDays) return { list: short, sections: all };
  const kept = months
    ? `We keep a submission for ${span(months, "month")} after you send it, or until you ask us to delete it. It is then deleted automatically with its delivery record, unless it is still on its way to us. A newsletter address stays until you unsubscribe.`
    : "We keep a submission until you ask us to delete it.";
  const held = heldDays
    ? ` What is set aside because it looks as if a program sent it is deleted after ${span(heldDays, "day")}.`
    : "";
  const summary = months
    ? `We keep what you send for ${span(months, "month")}, or until you ask us to delete it.`
    : "We keep what you send until you ask us to delete it.";
  return {
    list: [...short.slice(0, -1), summary.replace("We keep", "Keeps").slice(0, -1)],
    sections: all.map((section) =>
      section.id === "retention"
        ? { ...section, summary, paragraphs: [kept + held, ...section.paragraphs.slice(1)] }
        : section,
    ),
  };
}

/** Text of the legal page (specification 2, Legal). */
export const legal = {
  path: "/legal",
  title: `Legal | ${site.brand}`,
  description: `${site.brand}’s terms of service and privacy policy: cookies, logs and Do Not Track, what each form stores, how long it is kept and how to have it deleted.`,
  head: {
    title: "Terms, privacy and what we keep",
    text: `Terms of service and privacy policy of ${site.legalName}. Each section starts with a summary in plain words. If a summary and the full text differ, the full text applies.`,
    revised: effective,
  },
  /** What the sections say of today, in a few words. */
  short: {
    title: "This site, today",
    list: [
      "Sets no cookies",
      "Loads nothing from a third party until you open a street map",
      "Does not log what you type in a form",
      "Keeps what you send until you ask us to delete it",
    ],
  },
  contents: "On this page",
  today: "Today",
  formsTitle: "What each form asks for, and where it goes",
  sections,
} as const;

/** How the page ends, which is no part of its text. */
export const legalClosing: Ending = {
  title: "Ask about your data, or about these terms",
  text: "Write to us, and say what you want to see, correct or have deleted.",
  button: "Contact Us",
  to: "/contact",
};
