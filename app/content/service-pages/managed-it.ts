import {
  claims,
  clock,
  criticalMeans,
  dollars,
  emailReply,
  guideSize,
  handoverDays,
  onboarding,
  price,
  response,
} from "~/config/facts";
import { site } from "~/config/site";
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
    text: `We watch your computers and network, keep them up to date and answer when your people call. ${price.drivers}`,
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
          text: "At 2am, the alert goes to our on-call engineer.",
        },
        {
          title: "Help Desk Support",
          text: "One person owns your ticket until it’s fixed.",
        },
        {
          title: "Patch Management",
          text: "We try updates on a few machines, then install overnight.",
        },
        {
          title: "Security Management",
          text: "We check that every user has the tools in your fee.",
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
      intro: "If it isn’t in the fee, you see a written price first.",
      columns: ["In the fee", "Quoted first"],
      rows: managedItScope,
    },
    {
      kind: "steps",
      id: "first-30-days",
      title: "What you have after 30 days",
      steps: [
        {
          title: "Days 1-7: Answer the phone",
          text: "Your people get one number and one email address. You get a password vault of your own.",
        },
        {
          title: "Days 8-14: Turn on monitoring",
          text: "Every computer reports to us, and we run your first test restore.",
        },
        {
          title: "Days 15-21: Close the gaps",
          text: "We turn on MFA, install overdue updates and close former employees’ accounts.",
        },
        {
          title: "Days 22-30: Report back",
          text: `You see what we found and fixed. The 12-month plan follows by day ${onboarding.days}.`,
        },
      ],
    },
    {
      kind: "example",
      id: "example",
      title: `Example: ${fee} in tax season, and in May`,
      text: [
        `An accounting firm has ${feeYear.users} users (a user is ${price.user}). In March and April, it opens more than twice as many tickets as in May. The fee is the same: ${feeYear.users} × ${dollars(feeYear.rate)} = ${fee}.`,
      ],
      table: feeYear.table,
    },
    {
      kind: "reasons",
      id: "gains",
      title: "What you gain",
      lines: [
        "Predictable Monthly Costs",
        "Reduced Downtime",
        "Enhanced Security",
        "Focus on Your Business",
      ],
    },
    {
      kind: "questions",
      id: "terms",
      title: "Five questions buyers ask",
      intro: "Length, notice and price increases are in your agreement.",
      questions: [
        {
          question: "How fast do you respond?",
          answer: `We aim for ${response.critical} on critical issues, at any hour, and ${response.other} on non-critical ones, in business hours. That’s the time until a person replies, not until it’s fixed. ${clock} Treat the top of each range as the limit. Our average is ${claims.averageResponse}. ${claims.averageMeans} ${emailReply}`,
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
          question: "Who decides what’s critical?",
          answer: `You do. Say so on the phone or choose High on the ticket. As a rule, critical means that ${criticalMeans}. If most tickets are High, we bring it up at the quarterly review.`,
        },
        {
          question: "What happens at the end?",
          answer: `You keep the vault with your passwords and documentation, and you get a handover list. For the last ${handoverDays} days we work with your next provider, and that’s in the fee.`,
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
  closing: "contact",
};
