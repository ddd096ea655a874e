import {
  businessHours,
  claims,
  clock,
  consultation,
  dollars,
  emailReply,
  figuresNote,
  guideSize,
  onboarding,
  price,
  response,
} from "~/config/facts";
import { site } from "~/config/site";
import { countPhrase } from "~/lib/number-words";
import { included } from "./guide/included";
import { guideTitle } from "./guide/opening";
import { addOns, extras } from "./service-pages/managed-it-scope";

/** The company whose cost is asked. */
const users = 25;

const outside = included.outside.items;

/** The anchors of the two forms (specification 2, Managed IT Services Guide landing). */
export const anchors = { download: "download-section", meeting: "meeting-section" } as const;

const toDownload = `#${anchors.download}`;
const toMeeting = `#${anchors.meeting}`;

/** Text of the guide’s landing page. The guide’s own text is in `guide/`. */
export const managedItGuide = {
  path: "/services/managed-it-guide",
  title: `Managed IT Services Guide | ${site.brand}`,
  description: `A free ${guideSize.minutes}-minute guide to buying managed IT: what ${price.text} should cover, a cost worksheet and ${guideSize.questions} questions to ask a provider.`,
  hero: {
    badge: "FREE RESOURCE",
    title: "Know what to ask before you sign",
    text: `“${guideTitle}” is a free guide for the person who signs the contract. It explains what a managed IT fee covers, what a fair price looks like, and how to tell whether a provider can do the work.`,
    actions: [
      { label: "Download the Guide", to: toDownload },
      { label: "Request a Meeting", to: toMeeting },
    ],
    callout: {
      title: `A ${guideSize.minutes}-minute read`,
      text: "one HTML file that opens in any browser, also offline, and prints. No scripts, no tracking.",
    },
  },
  contents: {
    title: "Six chapters, including a worksheet and a scorecard you fill in",
    intro:
      "They’re in the order you’ll need them, from your first quote to day 90 with a new provider.",
  },
  benefits: {
    title: "It’s useful even if you hire someone else",
    cards: [
      {
        title: "Compare two quotes fairly",
        text: "The worksheet adds back in what each quote leaves out, and gives you one number for each provider.",
      },
      {
        title: "Ask everyone the same questions",
        text: `All ${guideSize.questions} of them. Ask us, too: the last question on this page opens our answers.`,
      },
      {
        title: "Sign a contract you can leave",
        text: "Some clauses make it hard or expensive to leave. Find them while you can still change them.",
      },
    ],
  },
  statistics: {
    title: "Our figures",
    intro: `${figuresNote} Satisfaction here is of users; the ${claims.satisfaction} on our home page is of clients.`,
    figures: [
      {
        value: claims.guide.uptime,
        label: "Uptime",
      },
      {
        value: claims.guide.faster,
        label: "Faster resolution",
      },
      {
        value: claims.guide.savings,
        label: "Reduced costs",
      },
      {
        value: claims.guide.satisfaction,
        label: "User satisfaction",
      },
    ],
  },
  download: {
    title: "Get the guide",
    intro: "Fill in four fields. Your phone number is optional.",
    kept: "The legal page says how long we keep what you type here. To have it deleted, email",
  },
  sent: {
    title: "Three chapters to start with",
    first: ["cost", "scorecard", "contract"],
  },
  meeting: {
    title: `Talk it over with us for ${consultation.minutes} minutes`,
    intro: "By phone or video. If you have a contract or a quote, have it in front of you.",
    next: {
      title: "How we’ll use the time",
      steps: [
        "You tell us what you have, and what isn’t working.",
        "We go through your contract or quote.",
        "We tell you what we’d change, and what we’d leave alone.",
      ],
    },
    note: {
      title: "Would you rather call?",
      text: `Call, and we’ll set a time. Answered ${businessHours}.`,
    },
  },
  faq: {
    title: "Questions people ask us first",
    questions: [
      {
        question: "How much does managed IT cost?",
        answer: `Expect ${price.text}. ${price.drivers} For ${users} users, that’s ${dollars(price.low * users)}-${dollars(price.high * users)} a month. Chapter 2 has a worksheet.`,
      },
      {
        question: "How fast will someone answer?",
        answer: `Our targets are ${response.critical} for critical issues, at any hour, and ${response.other} for non-critical issues in business hours, ${businessHours}. ${clock} It stops when a person who can help answers you. An automatic reply doesn’t count. ${emailReply}`,
      },
      {
        question: "Is anyone watching at 3am?",
        answer:
          "Yes. We monitor your systems 24/7. When a server, a backup or the network sends an alert, it opens a ticket on its own, and a critical alert goes to our on-call engineer at any hour. Watching for intruders is part of Cybersecurity.",
      },
      {
        question: "What isn’t covered by the fee?",
        answer: `With us, each of these has a price of its own: ${extras}. So do the services you can add: ${addOns}. Your software vendor bills you for its own repairs. Chapter 1 lists ${countPhrase(outside.length, "thing")} to ask every provider about.`,
      },
      {
        question: "We already have an IT person. Does this still make sense?",
        answer:
          "Yes. It’s called co-managed IT. Your person keeps the work that depends on knowing your business. The provider handles updates and overnight alerts, and fills in during vacations. Agree in writing on who does what.",
      },
      {
        question: "How long does it take to switch providers?",
        answer: `Plan on about ${onboarding.days} days from the start date in your agreement until everything is documented and planned. With us, your team can call the help desk ${onboarding.calls}. Chapter 5 is a checklist that works with any provider.`,
      },
      {
        question: "Will you call me if I just want the guide?",
        answer:
          "We may get in touch once to ask whether it helped. If you leave the phone number blank, we’ll email instead. Tell us not to, and we won’t contact you again.",
      },
    ],
  },
  testimonials: { title: "What good IT sounds like" },
  closing: {
    title: "Read the guide first, or talk to us first",
    text: `The guide is free and takes ${guideSize.minutes} minutes to read. The consultation takes ${consultation.minutes} minutes. Neither one commits you to anything.`,
    button: "Download the Guide",
    to: toDownload,
    also: { label: "Request a Meeting", to: toMeeting, boxed: true },
  },
} as const;
