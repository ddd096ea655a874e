import { site } from "~/config/site";
import type { ServicePage } from "./shape";

/** Specification 2, Managed IT Services. */
export const managedIt: ServicePage = {
  path: "/services/managed-it",
  title: `Managed IT Services | ${site.brand}`,
  description:
    "Managed IT for small and mid-size businesses: 24/7 monitoring, help desk, patches and planning for a fixed fee of $100-$200 per user per month.",
  hero: {
    badge: "Managed IT Services",
    title: "We run your IT for one fixed fee",
    text: "We watch your computers, servers and accounts around the clock, patch them on schedule and answer when your people call. You pay per user, per month, and a bad month costs the same as a quiet one.",
    actions: [
      { label: "Contact Us", to: "#contact" },
      { label: "Get the Free Guide", to: "/services/managed-it-guide" },
    ],
  },
  card: [
    {
      value: "99.9%",
      label: "System Uptime",
      definition: "of the month, on the servers and networks we manage",
    },
    {
      value: "95%",
      label: "Issue Resolution",
      definition: "of tickets, closed within the target we agreed",
    },
  ],
  parts: [
    {
      kind: "cards",
      title: "Six jobs that leave your desk",
      lead: "Each has an owner on our side, a schedule, and a line in your monthly report.",
      cards: [
        {
          title: "24/7 Monitoring & Alerts",
          text: "Servers, firewalls and backups report to us. When a disk starts to fail at 2 a.m., a technician gets the alert, not you.",
        },
        {
          title: "Help Desk Support",
          text: "Your people call, write or open a ticket. A person who has read it replies.",
        },
        {
          title: "Patch Management",
          text: "Updates go to a few machines first, then to all of them overnight. Your report names the ones still missing.",
        },
        {
          title: "Security Management",
          text: "Two-step sign-in, filtered mail and protected devices on every account, checked each month.",
        },
        {
          title: "Asset Management",
          text: "One list of what you own, who uses it, and when its warranty ends.",
        },
        {
          title: "Strategic Planning",
          text: "Your success manager brings dates and costs each quarter, so a replacement is in the budget a year before it is due.",
        },
      ],
    },
    {
      kind: "lists",
      title: "What the fee covers, and what it does not",
      lead: "Anything that is on neither list is quoted before we start.",
      lists: [
        {
          title: "Included",
          items: [
            "Calls and tickets, without a limit, for every user you pay for",
            "Monitoring of servers, network and computers, 24/7",
            "Patches, and a report of what was missed",
            "Daily backup checks and a restore test every quarter",
            "A success manager and a written plan",
          ],
        },
        {
          title: "Not included",
          not: true,
          items: [
            "Hardware, licenses and internet lines: the contracts stay yours",
            "Office moves and new sites: quoted as projects",
            "Faults inside your software: we call its maker for you",
            "Penetration tests: a separate job with its own scope",
          ],
        },
      ],
    },
    {
      kind: "steps",
      title: "The first 30 days: one number to call, nothing left unwatched",
      steps: [
        {
          title: "Days 1–5: draw it",
          text: "We list every device, account and contract, and who holds the passwords.",
        },
        {
          title: "Days 6–12: connect it",
          text: "Monitoring goes on. We check the backups by restoring a file, not by reading a log.",
        },
        {
          title: "Days 13–20: take the calls",
          text: "Your people get one number and one address. We join your first two mornings.",
        },
        {
          title: "Days 21–30: fix the worst",
          text: "What cannot wait is closed. You get a 12-month plan with dates and costs.",
        },
      ],
    },
    {
      kind: "example",
      id: "example",
      title: "Example: 60 people at $150 is $9,000, in every month",
      text: [
        "A manufacturer with 60 users is quoted $150 per user, the middle of our range. That makes 60 × $150 = $9,000 a month, or $108,000 a year.",
        "In March a switch on the shop floor fails and takes a week to settle. Tickets more than double. The invoice does not move.",
        "The new switch is hardware, so it was quoted on its own, and approved, before anyone ordered it.",
      ],
      table: {
        caption: "Worked example: one quarter of tickets and fees",
        columns: ["Month", "Tickets", "Fee"],
        rows: [
          ["February", "41", "$9,000"],
          ["March", "96", "$9,000"],
          ["April", "38", "$9,000"],
        ],
        total: ["Quarter", "175", "$27,000"],
      },
    },
    {
      kind: "reasons",
      title: "What changes when IT is one line in the budget",
      cards: [
        {
          title: "Predictable Monthly Costs",
          text: "Users times rate. Finance can work out next year’s figure without calling us.",
        },
        {
          title: "Reduced Downtime",
          text: "A full drive or a tired disk gives days of warning. We act on the warning, before the stop.",
        },
        {
          title: "Enhanced Security",
          text: "Patches, sign-in rules and backups are checked every month. Each gap gets a name and a date.",
        },
        {
          title: "Focus on Your Business",
          text: "The person in accounting who “knows computers” gets their own job back.",
        },
      ],
      button: { label: "Price It for Your Team", to: "#contact" },
    },
    {
      kind: "questions",
      title: "Four questions finance asks first",
      questions: [
        {
          question: "What does it cost?",
          answer:
            "$100-$200 per user per month. The number of servers and sites, and the security you need, decide where in that range you land. The rate is fixed before you sign.",
        },
        {
          question: "How fast do you respond?",
          answer:
            "15-30 minutes for critical issues and 1-4 hours for non-critical ones. A response is a person who has read the ticket, not an automatic reply.",
        },
        {
          question: "Is somebody there at night?",
          answer:
            "Yes. Monitoring runs 24/7. An alert that would stop your business goes to a technician at once; one that can wait is first on the morning’s list.",
        },
        {
          question: "Can we keep our own IT person?",
          answer:
            "Yes. We agree in writing who does what. We might take the alerts, patches and night calls, while your person keeps the systems only they know.",
        },
      ],
    },
  ],
  closing: "contact",
};
