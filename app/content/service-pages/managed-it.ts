import { site } from "~/config/site";
import {
  claims,
  clock,
  criticalMeans,
  dollars,
  emailReply,
  guideSize,
  onboarding,
  price,
  response,
  terms,
} from "../facts";
import { feeYear } from "../service-figures/fee-year";
import { managedItScope } from "./managed-it-scope";
import type { ServiceContent } from "./shape";

const fee = dollars(feeYear.fee);

/** Specification 2, Managed IT Services. */
export const managedIt: ServiceContent = {
  path: "/services/managed-it",
  title: `Managed IT Services for a Fixed Monthly Fee | ${site.brand}`,
  description: `Help desk, 24/7 monitoring, updates and planning for ${price.text}. See what the fee covers, what it doesn’t and how the first 30 days go.`,
  hero: {
    badge: "Managed IT Services",
    title: "We run your IT for one fixed monthly fee",
    text: `We watch your computers, servers and network, keep them up to date and answer when your people call. ${price.drivers}`,
    figure: { value: `$${price.low}-$${price.high}`, label: "per user per month, usually" },
    actions: [
      { label: "Contact Us", to: "#contact" },
      { label: "Get the Free Guide", to: "/services/managed-it-guide" },
    ],
  },
  card: [
    {
      value: claims.uptime,
      label: "System Uptime",
      definition: "across the systems we manage",
    },
    {
      value: claims.resolution,
      label: "Issue Resolution",
      definition: "of the issues clients report",
    },
  ],
  cardNote: "In general. Your agreement has the numbers we commit to.",
  parts: [
    {
      kind: "cards",
      id: "jobs",
      title: "Six jobs we take off your desk",
      cards: [
        {
          title: "24/7 Monitoring & Alerts",
          text: "At 2am, the alert wakes our on-call engineer, not you.",
        },
        {
          title: "Help Desk Support",
          text: "Whoever takes the call keeps the ticket until it’s fixed.",
        },
        {
          title: "Patch Management",
          text: "We try updates on a few machines, then install overnight.",
        },
        {
          title: "Security Management",
          text: "We check that every user really has the tools in your fee.",
        },
        {
          title: "Asset Management",
          text: "One list of what you own, who uses it and how old it is.",
        },
        {
          title: "Strategic Planning",
          text: "A 12-month plan with costs, reviewed every quarter.",
        },
      ],
    },
    {
      kind: "scope",
      id: "scope",
      title: "What the fee covers, and what it doesn’t",
      intro: "If it isn’t in the fee, you see a price in writing before we start.",
      columns: ["In the fee", "Quoted first"],
      rows: managedItScope,
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
          title: "Days 22-30: Report back",
          text: `You see what we found, what we fixed and what’s next. By day ${onboarding.days}, the list has become a 12-month plan with dates and costs.`,
        },
      ],
    },
    {
      kind: "example",
      id: "example",
      title: `Example: the fee is ${fee} in tax season, and ${fee} in May`,
      text: [
        `An accounting firm has ${feeYear.users} users (a user is ${price.user}). In March and April, its tickets are more than double May’s. The fee is the same.`,
        `It pays ${dollars(feeYear.rate)} per user per month, the middle of our range: one office, but its own server and the FTC Safeguards Rule to follow. That’s ${feeYear.users} × ${dollars(feeYear.rate)} = ${fee}.`,
      ],
      table: feeYear.table,
    },
    {
      kind: "cards",
      id: "gains",
      title: "What you gain",
      cards: [
        {
          title: "Predictable Monthly Costs",
          text: "Your agreement caps the rate.",
        },
        {
          title: "Reduced Downtime",
          text: "We act on a drive’s warning.",
        },
        {
          title: "Enhanced Security",
          text: "Every gap gets an owner and a due date.",
        },
        {
          title: "Focus on Your Business",
          text: "Whoever is “good with computers” gets their job back.",
        },
      ],
    },
    {
      kind: "questions",
      id: "terms",
      title: "Six questions buyers ask",
      intro: "The terms are our usual ones. Your signed agreement comes first.",
      questions: [
        {
          question: "How fast do you respond?",
          answer: `We aim for ${response.critical} on critical issues, at any hour, and ${response.other} on non-critical ones, in business hours. That’s the time until a person replies, not until it’s fixed. ${clock} Treat the top of each range as the limit. Across calls and critical tickets, our average is ${claims.averageResponse}. ${emailReply}`,
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
        {
          question: "How long are we tied in?",
          answer: `The first term is usually ${terms.length}. Then the agreement runs ${terms.after}, and either of us can end it with ${terms.noticeDays} days’ notice.`,
        },
        {
          question: "Who decides what’s critical?",
          answer: `You do. Say so on the phone or choose High on the ticket. As a rule, critical means that ${criticalMeans}. If most tickets are High, we bring it up at the quarterly review.`,
        },
        {
          question: "What happens at the end?",
          answer: `You keep the vault with your passwords and documentation, and you get a handover list. For the last ${terms.handoverDays} days we work with your next provider, and that’s in the fee.`,
        },
      ],
      links: [
        {
          label: `Read our answers to the guide’s ${guideSize.questions} questions`,
          to: "/services/managed-it-guide#our-answers",
        },
      ],
    },
  ],
  closing: {
    id: "contact",
    title: "Get a price for your team",
    text: "Tell us how many users you have, and what bothers you most about IT.",
    button: "Contact Us",
    to: "/contact",
  },
};
