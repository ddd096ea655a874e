import { site } from "~/config/site";

export interface LegalSection {
  id: string;
  title: string;
  /** The section in one plain sentence. */
  summary: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  /** What this site itself does at present; the paragraphs say what the policy permits. */
  today?: string;
  mail?: { label: string; href: string };
  /** Sections under this one. */
  parts?: readonly LegalSection[];
}

const privacyParts: readonly LegalSection[] = [
  {
    id: "device-information",
    title: "Device information",
    summary: "We may collect facts about the device and browser that you visit with.",
    paragraphs: [
      "When you visit the site, we may automatically collect information about your device: the browser and its version, the network address, the time zone, the operating system, and some of the cookies on the device. As you move through the site, we may also collect which pages you view, which site or search sent you here, and how you use what you find. We call all of this device information.",
      "We use it to keep the site working, to screen for abuse, and to learn which pages help.",
    ],
    today:
      "No script of this site gathers device information. Your browser sends its network address and its name with each request, as it does to every website. We count posts from an address for one minute, to stop floods, and do not store the address with your message.",
  },
  {
    id: "cookies",
    title: "Cookies",
    summary: "The policy allows cookies, and your browser can refuse them.",
    paragraphs: [
      "Cookies are small files placed on your device, often with an anonymous identifier. We may use them to remember a choice, to tell a returning visitor from a new one and to measure use of the site. You can refuse or delete cookies in the settings of your browser. Nothing on this site depends on them.",
    ],
    today:
      "The site sets no cookies. While you fill in a form, your browser may keep a draft in the storage of that one tab, so that a reload costs you nothing; it also notes how far you had scrolled. Neither is sent to us. A draft goes when the form has been sent or the tab is closed.",
  },
  {
    id: "logs",
    title: "Logs",
    summary: "Log files record what happened on the site and when.",
    paragraphs: [
      "Log files track actions on the site. They may collect the network address, the browser, the Internet provider, the pages that you came from and went to, and the date and time.",
    ],
    today:
      "Our own logs record faults, deliveries and addresses that were not found. They leave out names, e-mail addresses, phone numbers and messages. The company that hosts the site handles network addresses in order to answer them.",
  },
  {
    id: "web-beacons",
    title: "Web beacons",
    summary: "The policy allows small invisible files that record how a page is used.",
    paragraphs: [
      "Web beacons, tags and pixels are electronic files that record how you browse a page or whether you opened an e-mail. We may use them to learn whether a page or a newsletter is read.",
    ],
    today:
      "There are none on these pages, and no script, font or picture comes from a third party. One thing waits for you: the map on a location page loads from a map service only when you ask for it, and that service then sees your visit.",
  },
  {
    id: "analytics",
    title: "Analytics sharing",
    summary: "We may share device information with companies that measure how the site is used.",
    paragraphs: [
      "We may share device information with analytics providers, who help us understand how visitors use the site. A provider may use cookies and web beacons of its own, keeps what it collects under its own policy, and may combine it with what it holds from elsewhere. We may also share information to comply with a law, to answer a lawful request such as a subpoena or a search warrant, or to protect our rights.",
    ],
    today:
      "No analytics provider is connected, so no visit is shared with one. Should that change, this page will name the provider.",
  },
  {
    id: "do-not-track",
    title: "Do Not Track",
    summary: "We do not honor Do Not Track signals.",
    paragraphs: [
      "Some browsers can send a Do Not Track signal. There is no common standard for answering it. We do not change what we collect or how we use it when we see one.",
    ],
    today: "With no cookie set and no tracker loaded, the signal has nothing here to switch off.",
  },
];

const sections: readonly LegalSection[] = [
  {
    id: "terms",
    title: "Terms of service",
    summary:
      "You may read and use this site for your business; what we do for clients is agreed in writing elsewhere.",
    paragraphs: [
      `This site belongs to ${site.legalName} (“we”, “us”), which does business as ${site.brand}. By using it you accept the terms on this page. If you do not accept them, please do not use the site.`,
      "The site describes our services. It is not an offer, and it is not advice for your particular network. A client’s services, prices and remedies are set by a signed quote and a master service agreement. Where this site and a signed agreement differ, the agreement counts.",
      "Figures on the site, such as response times, uptime and client satisfaction, describe our service in general. They become a commitment only where an agreement says so. Worked examples are marked as examples; their numbers stand for no client.",
      "The site is provided as it is. We correct mistakes when we find them, and do not promise that every page is complete or always available. To the extent that the law allows, we are not liable for a loss that comes from relying on the site alone.",
      "Links lead to sites that we do not run, such as the client portal and our pages on social networks. Their terms apply there.",
      "When you use the site, please do not:",
    ],
    list: [
      "send material that is unlawful, or that you have no right to send",
      "send another person’s details without that person’s agreement",
      "put a password or a card number into a form; none of them needs it",
      "test, overload or probe the site without our written consent",
    ],
  },
  {
    id: "privacy",
    title: "Privacy policy",
    summary:
      "This part lists everything that we may learn from a visit, and says what the site does today.",
    paragraphs: [
      "The policy covers this site and what you send through it. What we handle inside a client’s systems is covered by that client’s agreement. Each part first states what the policy permits. The line marked “Today” states what this site itself does at present; it may change within the policy.",
    ],
    parts: privacyParts,
  },
  {
    id: "forms",
    title: "What the forms store",
    summary: "We store what you typed, the page you sent it from, and little else.",
    paragraphs: [
      "Some fields are optional, and a field you leave empty is stored as empty. We use what you send to answer it, and an address given for the newsletter to send the newsletter.",
      "Five forms have a table of their own in our database: contact, guide, meeting, partnership and newsletter. The procurement and support forms have none; they are passed to our form service, and our copy is the delivery record.",
      "Our form service is an outside company. It collects what the forms send and hands it to our team. For each submission we keep a delivery record in our own database: the text, the time, the number of attempts to pass it on and whether the last one worked. That record is how we make sure that a message is not lost when the service is down.",
      "Beside every submission we keep the path of the page it was sent from and, if that page was reached through a campaign link, the campaign labels in its address. Only utm_* values on a fixed list are kept; the rest of the address is dropped. Page and labels stay with us. They are not passed to the form service.",
      "A submission that looks like the work of a program is stored and set aside for a person to look at. The same text sent twice within a day is kept once. After a form is sent, the address line of your browser shows a short reference, so that you can ask us about it; it says nothing about you.",
    ],
  },
  {
    id: "retention",
    title: "Data retention",
    summary: "We keep what you send until you ask us to delete it.",
    paragraphs: [
      "A submission is kept until you ask for its deletion. There is no earlier date at which it goes by itself.",
      `To ask, write to ${site.email} from the e-mail address that you used in the form. Say which form it was, and roughly when. We ask for the same address because it is how we know that the record is yours; if you no longer have it, call us.`,
      "We then delete the record of the form, its delivery record and any newsletter entry of that address, in whatever case it was typed, and ask the form service to delete its copy. The copies from which our database can be restored after an accident are gone within 30 days. We write back when it is done. In the same way you can ask what we hold about you, and have it corrected.",
    ],
    mail: {
      label: "Ask for deletion by e-mail",
      href: `mailto:${site.email}?subject=Delete%20my%20data`,
    },
  },
  {
    id: "changes",
    title: "Changes",
    summary: "This page can change, and the date at its head tells you when it last did.",
    paragraphs: [
      "We may update the terms and the policy when our practice changes, or when a law or an operating reason asks for it. The new text applies from the date at the head of the page. A change does not reach back: it does not widen what we may do with a message that you have already sent.",
    ],
  },
  {
    id: "contact",
    title: "Contact",
    summary: "A person answers questions about this page.",
    paragraphs: [
      "For a question, a complaint or a request about your data, write or call. Letters reach us at headquarters.",
    ],
  },
  {
    id: "copyright",
    title: "Copyright",
    summary: "The words, the drawings and the mark are ours; quote them with credit.",
    paragraphs: [
      `© ${site.legalName}. All rights reserved. You may print these pages for use inside your own company, link to them, and quote them briefly with a link to the source. Please do not republish them whole. How the name and the mark may be used is described in the brand guidelines.`,
      "Product and company names of manufacturers belong to their owners. They stand here to say what we work with.",
    ],
  },
];

/** Words of the legal page (specification 2, Legal). */
export const legal = {
  path: "/legal",
  title: `Legal | ${site.brand}`,
  description: `Terms and privacy of ${site.brand}: cookies, logs and Do Not Track, what each form stores, how long it is kept and how to have it deleted.`,
  head: {
    title: "What you agree to, and what we keep",
    text: `Terms of service and privacy policy of ${site.legalName}. Each part opens with one sentence in plain words. The full text under it is the one that counts.`,
    revised: "2026-05-01",
  },
  contents: "On this page",
  today: "Today",
  formsTable: {
    caption: "The forms of this site",
    columns: ["Form", "What it asks for", "Where it goes"],
  },
  sections,
} as const;
