import { site } from "~/config/site";
import type { ServicePage } from "./shape";

/** Specification 2, Cybersecurity. */
export const cybersecurity: ServicePage = {
  path: "/services/cybersecurity",
  title: `Cybersecurity | ${site.brand}`,
  description:
    "Security for small and mid-size businesses: sign-in, devices, mail, training and response, and penetration tests from outside and from inside.",
  hero: {
    badge: "Cybersecurity",
    title: "Shut the ways\u00a0in, one by one",
    text: "A break-in needs one open door: an old account, a reused password, a missed update. We find the doors, shut them in order of risk, and write down who does what on the day one is forced.",
    actions: [
      { label: "Contact Us", to: "#contact" },
      { label: "See a Worked Example", to: "#example" },
    ],
  },
  card: [
    {
      value: "4",
      label: "Kinds of test",
      definition: "external, internal, web application, social engineering",
    },
    {
      value: "1",
      label: "Ranked list",
      definition: "every finding with a risk, an owner and a date",
    },
  ],
  parts: [
    {
      kind: "cards",
      title: "Six defenses, each checked every month",
      cards: [
        {
          title: "Sign-In Protection",
          text: "A second step on every user account, and one page that shows who can open what.",
        },
        {
          title: "Device Protection",
          text: "Every computer stops known attacks, reports odd behavior and can be cut off from the rest.",
        },
        {
          title: "Email Security",
          text: "Forged senders, bad links and false invoices are held before they reach accounts payable.",
        },
        {
          title: "Security Awareness Training",
          text: "Ten minutes a month and a harmless test message. Whoever clicks gets help, not a scolding.",
        },
        {
          title: "Monitoring & Response",
          text: "Alerts are read 24/7. If one is real, we isolate the machine first and explain second.",
        },
        {
          title: "Backup & Recovery",
          text: "One copy that an intruder with your passwords cannot delete, and a restore you have watched.",
        },
      ],
    },
    {
      kind: "cards",
      title: "Penetration testing: four ways to ask whether it holds",
      lead: "A scan lists what might be open. A tester tries the handle, with your written permission and an agreed way to stop.",
      cards: [
        {
          title: "External Network",
          text: "From the internet, with no account: what can a stranger reach, and how far does it lead?",
        },
        {
          title: "Internal Network",
          text: "From a desk inside: what can a visitor’s laptop or a stolen password open?",
        },
        {
          title: "Web Application",
          text: "Your portal or shop, signed in and not: can one customer see another’s orders?",
        },
        {
          title: "Social Engineering",
          text: "Calls, messages, a visit to reception: who gives what to somebody who sounds right?",
        },
      ],
      link: { label: "Read how a test is run", to: "/blog/importance-of-penetration-testing" },
    },
    {
      kind: "lists",
      title: "What we guard, and what nobody can promise",
      lists: [
        {
          title: "Included",
          items: [
            "Two-step sign-in on every user account",
            "Protection on every computer and server on the list",
            "Alerts read by a person, 24/7",
            "Training and one test message each month",
            "A response plan on paper, with names and numbers",
          ],
        },
        {
          title: "Not included",
          not: true,
          items: [
            "A promise that nothing will ever happen",
            "Penetration tests: scoped and quoted one by one",
            "Legal advice, and notices to regulators or customers",
            "Cyber insurance: we help you answer the insurer’s questions",
          ],
        },
      ],
    },
    {
      kind: "steps",
      title: "The first 30 days: the doors that matter are shut",
      steps: [
        {
          title: "Days 1–5: look",
          text: "Open services, old accounts, missing updates, and who holds administrator rights.",
        },
        {
          title: "Days 6–12: shut",
          text: "Accounts of people who left go first, then remote access without a second step.",
        },
        {
          title: "Days 13–22: cover",
          text: "Every device gets its protection, every mailbox its filter. The protected backup starts.",
        },
        {
          title: "Days 23–30: rehearse",
          text: "One hour with your managers: a ransom note, Monday, 7 a.m. Who calls whom?",
        },
      ],
    },
    {
      kind: "example",
      id: "example",
      title: "Example: from 19 ways in to 3, in 30 days",
      text: [
        "A 45-person distributor asks what a stranger could use. We count 19 openings, and none of them needs a clever attacker.",
        "Sixteen are shut in 30 days. Three stay open, and the list says why: one shared mailbox feeds a label printer that cannot take a second step, and two suppliers service machines from outside.",
        "Each of the three has a name against it, a limit and a review date. The owner of the firm signs for them.",
      ],
      table: {
        caption: "Worked example: openings found and left",
        columns: ["Way in", "Day 1", "Day 30"],
        rows: [
          ["Mailboxes without a second step", "8", "1"],
          ["Accounts of people who left", "6", "0"],
          ["Remote desktops open to the internet", "2", "0"],
          ["Suppliers’ remote access", "2", "2"],
          ["Firewall without its updates", "1", "0"],
        ],
        total: ["All ways in", "19", "3"],
      },
    },
    {
      kind: "reasons",
      title: "Four reasons to choose us, each one you can check",
      cards: [
        {
          title: "One List, in Order of Risk",
          text: "No 200-page scan. You see what is open, what it could cost and what comes next.",
        },
        {
          title: "Findings Get Fixed",
          text: "The team that runs your systems can close a gap without waiting for a second contract.",
        },
        {
          title: "A Person Reads the Alerts",
          text: "At 3 a.m. too. A critical issue gets a response in 15-30 minutes.",
        },
        {
          title: "Reports for Finance",
          text: "One page a month: found, fixed, still accepted, and who signed for it.",
        },
      ],
      button: { label: "Count Your Open Doors", to: "#contact" },
    },
  ],
  closing: "contact",
};
