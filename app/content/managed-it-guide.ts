import { site } from "~/config/site";
import { price, response } from "./guide/facts";

/** The anchors of the two forms (specification 2, Managed IT Services Guide landing). */
export const anchors = { download: "download-section", meeting: "meeting-section" } as const;

const toDownload = `#${anchors.download}`;
const toMeeting = `#${anchors.meeting}`;

/** Strings of the guide's landing page; what the guide itself says is in `guide/`. */
export const managedItGuide = {
  path: "/services/managed-it-guide",
  title: `Managed IT Services Guide | ${site.brand}`,
  description: `A free guide to buying managed IT: a cost worksheet for ${price.text}, a 20-question scorecard for providers, and nine clauses to strike out.`,
  hero: {
    badge: "FREE RESOURCE",
    title: "Know what to ask before you sign for managed IT",
    text: "The Managed IT Services Guide is six short chapters for the person who signs: what the fee covers, what it should cost, and how to tell a provider who can do the work from one who can talk about it.",
    actions: [
      { label: "Download the Guide", to: toDownload },
      { label: "Request a Meeting", to: toMeeting },
    ],
    callout: {
      title: "Fifteen minutes to read",
      text: "One file. It prints on Letter and A4, and it holds no script and no tracking.",
    },
  },
  contents: {
    title: "Six chapters; two of them are forms you fill in",
    lead: "They stand in the order you need them, from the first quote to the ninetieth day.",
  },
  benefits: {
    title: "It pays for itself, whoever you hire",
    cards: [
      {
        title: "Two offers on one line",
        text: "The worksheet adds what each offer leaves out, then divides by your users. The lower quote is not always the lower number.",
      },
      {
        title: "The same questions for everyone",
        text: "Twenty questions, each with the answer that earns two points. Score us with it as well.",
      },
      {
        title: "An exit before you enter",
        text: "Nine clauses that keep customers, what each one means on a bad day, and the sentence to ask for instead.",
      },
    ],
  },
  statistics: {
    title: "Four figures, and what each of them counts",
    figures: [
      {
        value: "99.9%",
        label: "Uptime",
        definition:
          "Of the month, on the servers and networks we manage. In 30 days that leaves 43 minutes.",
      },
      {
        value: "85%",
        label: "Faster resolution",
        definition: "From a call until the trouble is gone, against the months before managed IT.",
      },
      {
        value: "45%",
        label: "Reduced costs",
        definition:
          "All IT spending in a year, repairs and extra invoices included, against before.",
      },
      {
        value: "94%",
        label: "Satisfaction",
        definition:
          "Of the people who rated a closed ticket. Our 97% elsewhere is of clients, not of tickets.",
      },
    ],
  },
  download: {
    title: "Four fields, and the guide is yours",
    lead: "The phone number is a fifth, and may stay empty.",
    next: {
      title: "What happens next",
      steps: [
        "The download starts a second after you press the button.",
        "If it does not, a link stands where the form was.",
        "The file is yours to print, copy and pass on. Nothing in it reports back.",
      ],
    },
    note: {
      title: "What we keep",
      text: "What you type here, until you ask us to delete it. One line by e-mail is enough:",
    },
  },
  meeting: {
    title: "Or let us read your contract with you, for 30 minutes",
    lead: "A 30-minute consultation, by phone or video. Bring what you have.",
    next: {
      title: "How the 30 minutes are spent",
      steps: [
        "Ten minutes: you tell us how many users, how many sites, and what hurts.",
        "Ten minutes: we read your contract or your offer against the guide.",
        "Ten minutes: we say what we would change, in what order, and what we would leave alone.",
      ],
    },
    note: {
      title: "Rather call?",
      text: "Ask for a consultation and name two times that suit you.",
    },
  },
  faq: {
    title: "What people ask before they fill in a form",
    questions: [
      {
        question: "How much does managed IT cost?",
        answer: `Expect ${price.text}. Sites, servers, hours of cover and the rules you must meet decide where you land. For 48 users that is $4,800 to $9,600 a month. Chapter 2 has the worksheet.`,
      },
      {
        question: "How fast will somebody answer?",
        answer: `${response.critical} for critical issues and ${response.other} for non-critical issues. Those are the longest waits in each class; the average over all tickets is under 15 minutes. The clock starts with your call and stops with a person, not with an automatic receipt.`,
      },
      {
        question: "Does anybody watch at three in the morning?",
        answer:
          "Yes. Monitoring runs 24/7. An alert on a server, the network or a backup becomes a ticket by itself, and a critical one reaches a person at any hour. Nobody at your company has to notice first.",
      },
      {
        question: "What is not in the fee?",
        answer:
          "Usually projects, hardware, licenses, and the repair of your own business software by its vendor. Chapter 1 lists six such things. Ask any provider for the price of each in writing.",
      },
      {
        question: "We have one IT person. Is there still work for them?",
        answer:
          "Yes. It is called co-managed IT: your person keeps what needs to know the business, and the provider takes nights, patches and vacations. Write down who does what before the first ticket.",
      },
      {
        question: "How long does it take to change providers?",
        answer:
          "Plan on 90 days, in four stages. Your people should have a help desk in the first week, and a plan with dates and costs by the last. Chapter 5 is the checklist, and it works for any provider.",
      },
      {
        question: "Will you call me if I only want the guide?",
        answer:
          "We may write or call once to ask whether it was of use. If you leave the phone number empty, it will be an e-mail. Say no, and that was it.",
      },
    ],
  },
  testimonials: { title: "What a year under one fee sounds like" },
  closing: {
    title: "Start with the guide, or start with a person",
    text: "The guide is free and takes fifteen minutes. The consultation takes thirty. Neither commits you to us.",
    button: "Download the Guide",
    to: toDownload,
    also: { label: "Request a Meeting", to: toMeeting },
  },
} as const;
