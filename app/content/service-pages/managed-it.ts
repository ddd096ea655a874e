import { site } from "~/config/site";
import {
  call,
  claims,
  clock,
  criticalMeans,
  dollars,
  emailReply,
  figuresNote,
  guideSize,
  hours,
  onboarding,
  price,
  response,
  securityTools,
  terms,
} from "../facts";
import { feeYear } from "../service-figures/fee-year";
import { managedItScope } from "./managed-it-scope";
import type { ServicePage } from "./shape";

const fee = dollars(feeYear.fee);

/** Specification 2, Managed IT Services. */
export const managedIt: ServicePage = {
  path: "/services/managed-it",
  title: `Managed IT Services for a Fixed Monthly Fee | ${site.brand}`,
  description: `Help desk, 24/7 monitoring, updates and planning for ${price.text}. See what the fee covers, what it doesn’t and how the first 30 days go.`,
  hero: {
    badge: "Managed IT Services",
    title: "We run your IT for one fixed monthly fee",
    text: `We watch your computers, servers and network around the clock, keep them up to date and answer when your people call. The fee is usually ${price.text}. ${price.drivers}`,
    actions: [
      { label: "Contact Us", to: "#contact" },
      { label: "Get the Free Guide", to: "/services/managed-it-guide" },
    ],
  },
  card: [
    {
      value: claims.uptime,
      label: "System Uptime",
      definition: "of the systems we manage",
    },
    {
      value: claims.resolution,
      label: "Issue Resolution",
      definition: "of the issues clients report",
    },
  ],
  cardNote: figuresNote,
  parts: [
    {
      kind: "cards",
      id: "jobs",
      title: "Six jobs we take off your desk",
      cards: [
        {
          title: "24/7 Monitoring & Alerts",
          text: "Your servers, network and backups report to us. If a server’s disk starts to fail at 2am, our on-call engineer gets the alert and you get to sleep.",
        },
        {
          title: "Help Desk Support",
          text: "Your people call, email or open a ticket. Someone who knows your setup takes it on and stays with it until it works.",
        },
        {
          title: "Patch Management",
          text: "We try updates on a few machines first, then install them everywhere overnight. Your report lists any computer that’s behind.",
        },
        {
          title: "Security Management",
          text: `We set up ${securityTools} for every user, and check all three every month.`,
        },
        {
          title: "Asset Management",
          text: "You get one list of everything you own: who uses it, how old it is and when its warranty ends.",
        },
        {
          title: "Strategic Planning",
          text: "Your success manager brings dates and costs every quarter, so a new server is in the budget before the old one quits.",
        },
      ],
    },
    {
      kind: "scope",
      id: "scope",
      title: "What the fee covers, and what it doesn’t",
      lead: "If it isn’t in the fee, you see a price in writing before we start.",
      columns: ["In the fee", "Quoted first", "Another service adds"],
      rows: managedItScope,
    },
    {
      kind: "cards",
      id: "terms",
      title: "The agreement in plain words",
      lead: "These are our usual terms, and your signed agreement applies. Read in it what happens if we miss a target, how far our liability goes and whether you may leave if the price goes up.",
      cards: [
        {
          title: "Length and notice",
          text: `The first term is usually ${terms.length}. Then it runs ${terms.after}, and either of us can end it with ${terms.noticeDays} days’ notice.`,
        },
        {
          title: "Who decides what’s critical",
          text: `You do. Say so on the phone or choose High on the ticket. As a rule, critical means that ${criticalMeans}. If most tickets are High, we bring it up at the quarterly review.`,
        },
        {
          title: "What happens at the end",
          text: `You keep the vault with your passwords and documentation, and you get a handover list. For the last ${terms.handoverDays} days we work with your next provider, and that’s in the fee.`,
        },
      ],
      links: [
        {
          label: `Read our answers to the guide’s ${guideSize.questions} questions`,
          to: "/services/managed-it-guide#our-answers",
        },
      ],
    },
    {
      kind: "steps",
      id: "first-30-days",
      title: "Your people can call us in week one",
      steps: [
        {
          title: "Days 1-7: Answer the phone",
          text: "Your people get one number and one email address. We list every device and account, and set up a password vault that belongs to you.",
        },
        {
          title: "Days 8-14: Turn on monitoring",
          text: "Every server and computer starts reporting to us. We test your backup by restoring a file.",
        },
        {
          title: "Days 15-21: Close the gaps",
          text: "We turn on MFA, install overdue updates and close former employees’ accounts.",
        },
        {
          title: "Days 22-30: Show you the list",
          text: `You see what we found, what we fixed and what comes next. By day ${onboarding.days} it’s a 12-month plan with dates and costs.`,
        },
      ],
    },
    {
      kind: "example",
      id: "example",
      title: `Example: the fee is ${fee} a month in tax season, and ${fee} in May`,
      text: [
        `An accounting firm with ${feeYear.users} users (a user is ${price.user}) pays ${dollars(feeYear.rate)} per user per month, the middle of our range. That’s ${feeYear.users} × ${dollars(feeYear.rate)} = ${fee}.`,
        `In March and April everyone works late, and tickets run at more than twice the May level. With the same ${feeYear.users} users, the fee doesn’t change. A tax firm would probably add Cybersecurity and backup storage.`,
      ],
      table: feeYear.table,
    },
    {
      kind: "reasons",
      id: "gains",
      title: "What you gain with managed IT",
      cards: [
        {
          title: "Predictable Monthly Costs",
          text: "The fee is the number of users times the rate, and your agreement caps any increase in the rate.",
        },
        {
          title: "Reduced Downtime",
          text: "Monitoring tells us when a drive is filling up and, often, when one is starting to fail. We act while it still works.",
        },
        {
          title: "Enhanced Security",
          text: "We check updates and sign-ins every month. Every gap gets an owner and a due date.",
        },
        {
          title: "Focus on Your Business",
          text: "The person in your office who’s “good with computers” gets their own job back.",
        },
      ],
      button: { label: "Get a Price for Your Team", to: "#contact" },
    },
    {
      kind: "questions",
      id: "questions",
      title: "Questions buyers ask us first",
      questions: [
        {
          question: "What does it cost?",
          answer: `Usually ${price.text}. Your offices, your servers and the rules you work under decide the rate, and you get it in writing before you sign.`,
        },
        {
          question: "How fast do you respond?",
          answer: `We aim for ${response.critical} on critical issues, at any hour, and ${response.other} on non-critical ones, in business hours. That’s the time until a person replies, not until it’s fixed. ${clock} Treat the top of each range as the limit. Across calls and critical tickets, our average is ${claims.averageResponse}. ${emailReply}`,
        },
        {
          question: "Is anyone there at night?",
          answer: `Yes. Monitoring runs ${hours.watch}, and after hours ${call.support} reaches the on-call engineer for critical issues.`,
        },
        {
          question: "Who can see our customers’ files?",
          answer:
            "Only the people who support you, each signed in by name with MFA. Our agreement covers confidentiality. Tell us which rules you work under, such as HIPAA for a clinic or the FTC Safeguards Rule for a tax firm, and we’ll put in writing what they require of us.",
        },
        {
          question: "Can we keep our own IT person?",
          answer:
            "Yes. We agree in writing who does what. For example, we take the alerts, the updates and critical calls after hours, and your person keeps the systems only they know.",
        },
      ],
    },
  ],
  closing: {
    id: "contact",
    title: "Get a price for your team",
    text: "Tell us how many people and offices you have, and what bothers you most about IT today.",
    button: "Contact Us",
    to: "/contact",
  },
};
