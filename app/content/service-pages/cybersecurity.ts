import { site } from "~/config/site";
import { hours, response, testCadence } from "../facts";
import { doors } from "../service-figures/doors";
import type { ServicePage } from "./shape";

/** Specification 2, Cybersecurity. */
export const cybersecurity: ServicePage = {
  path: "/services/cybersecurity",
  title: `Cybersecurity & Penetration Testing | ${site.brand}`,
  description:
    "We find what an attacker could use and close it, worst first. A person reads the alerts 24/7, and penetration tests show whether someone can get in.",
  hero: {
    badge: "Cybersecurity",
    title: "Close the doors an attacker would use",
    text: "Most break-ins start with something simple: an old account, a reused password, a missed update. We find what’s open, close it in order of risk, and write down who does what if someone gets in.",
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
      label: "List of findings",
      definition: "ranked by risk, each with an owner and a due date",
    },
  ],
  parts: [
    {
      kind: "lists",
      id: "adds",
      title: "What this adds to Managed IT",
      lead: "Managed IT covers the basics for everyone. This service costs extra per user, and is for firms that hold other people’s money, health records or secrets. You can also buy it on its own, to work beside your IT team.",
      lists: [
        {
          title: "Already in Managed IT",
          items: [
            "Multi-factor authentication (MFA) for every user",
            "Email filtering and antivirus",
            "Updates, with a list of computers that are behind",
            "A daily check of your backups",
          ],
        },
        {
          title: "Added by Cybersecurity",
          items: [
            `Threat detection, with a person on the alerts ${hours.watch}`,
            "Rules that block risky sign-ins, and a review of who can open what",
            "Staff training and a practice phishing email every month",
            "A backup copy that a stolen password can’t delete",
            "A written response plan, rehearsed with your managers",
          ],
        },
      ],
    },
    {
      kind: "cards",
      id: "services",
      title: "Six security services, and what each one does for you",
      cards: [
        {
          title: "Sign-In Protection",
          text: "Risky sign-ins are blocked, administrator accounts are kept apart, and one page shows who can open what.",
        },
        {
          title: "Device Protection",
          text: "Software on every computer watches for odd behavior, and lets us cut that computer off from the rest.",
        },
        {
          title: "Email Security",
          text: "Forged senders, bad links and fake invoices are held before they reach accounts payable.",
        },
        {
          title: "Security Awareness Training",
          text: "Ten minutes a month and a practice phishing email. Anyone who clicks gets help, not a lecture.",
        },
        {
          title: "Monitoring & Response",
          text: "When an alert is real, day or night, we isolate the computer first and call you next.",
        },
        {
          title: "Backup & Recovery",
          text: "One copy stays out of reach, even for someone who has your passwords. You watch us restore from it.",
        },
      ],
    },
    {
      kind: "cards",
      id: "tests",
      title: "Penetration testing: find out whether someone can get in",
      lead: "A scan lists what might be open. In a penetration test a person tries to get in, with your written permission and an agreed way to stop.",
      cards: [
        {
          title: "External Network",
          text: "From the internet, with no account: what can a stranger reach, and how far can they get?",
        },
        {
          title: "Internal Network",
          text: "From a desk inside: what can a visitor’s laptop or a stolen password open?",
        },
        {
          title: "Web Application",
          text: "On your customer portal, signed in and signed out: can one customer see another’s files?",
        },
        {
          title: "Social Engineering",
          text: "By phone, by email and at the front desk: who hands over a password to someone who sounds right?",
        },
      ],
      links: [{ label: "Read how a test is run", to: "/blog/importance-of-penetration-testing" }],
    },
    {
      kind: "lists",
      id: "included",
      title: "What the price includes, and what it doesn’t",
      lists: [
        {
          title: "Included",
          items: [
            "Every user account, computer and server on the agreed list",
            `Monitoring and response, ${hours.watch}`,
            "Training and one practice phishing email a month",
            "A response plan on paper, with names and phone numbers",
            "A one-page report every month",
          ],
        },
        {
          title: "Not included",
          not: true,
          items: [
            "A promise that nothing will ever happen: nobody can make it",
            "Penetration tests: scoped and quoted one by one",
            "Legal advice, and notices to regulators or your customers",
            "Cyber insurance: we help you answer the insurer’s questions",
          ],
        },
      ],
    },
    {
      kind: "steps",
      id: "first-30-days",
      title: "The first 30 days: the biggest gaps get closed",
      steps: [
        {
          title: "Days 1-5: Look",
          text: "We check what faces the internet, old accounts, missing updates and who has administrator rights.",
        },
        {
          title: "Days 6-12: Close",
          text: "Accounts of people who left go first, then remote access without MFA.",
        },
        {
          title: "Days 13-22: Cover",
          text: "Every computer gets detection, every mailbox gets filtering, and the protected backup starts.",
        },
        {
          title: "Days 23-30: Rehearse",
          text: "One hour with your managers. It’s 7am on Monday and there’s a ransom note on every screen. Who calls whom?",
        },
      ],
    },
    {
      kind: "example",
      id: "example",
      title: "Example: from 19 open doors to three in 30 days",
      text: [
        "A 45-person distributor asks what a stranger could use. We count 19 openings, and none of them takes a clever attacker.",
        "We close 16 in 30 days. Three stay open, and the list says why: one shared mailbox feeds a label printer that can’t use MFA, and two vendors service machines remotely.",
        "Each of the three has a person responsible, a limit on what it can reach and a review date. The company’s owner signs off on all three.",
      ],
      table: doors.table,
    },
    {
      kind: "reasons",
      id: "reasons",
      title: "Four reasons to choose us, each one you can check",
      cards: [
        {
          title: "One list, in order of risk",
          text: "You don’t get 200 pages of scan results. You see what’s open, what it could cost and what to fix next.",
        },
        {
          title: "Findings get fixed",
          text: "If we run your systems, the same team closes the gap. If your own IT team does, they get a list they can work from.",
        },
        {
          title: "A person reads the alerts",
          text: `Also at 3am. We aim to respond to a critical issue in ${response.critical}.`,
        },
        {
          title: "Reports you can share",
          text: "One page a month for your partners, your board or your insurer: found, fixed, still open, and who signed off.",
        },
      ],
      button: { label: "Find Out What’s Open", to: "#contact" },
    },
    {
      kind: "questions",
      id: "questions",
      title: "Questions clients ask about security",
      questions: [
        {
          question: "What does it cost on top of Managed IT?",
          answer:
            "We quote it per user per month on its own line, so you see exactly what it adds. A penetration test gets its own quote, for its own scope.",
        },
        {
          question: "How often do we need a penetration test?",
          answer: `It depends on who’s asking. If you take cards, PCI DSS 4.0.1 (requirement 11.4) may call for internal and external tests ${testCadence.pci}. That depends on how you take them, so ask your bank or processor. If you prepare taxes or lend money, the FTC Safeguards Rule (16 CFR 314.4) calls for continuous monitoring, or a penetration test ${testCadence.ftcTest} and vulnerability assessments ${testCadence.ftcAssessments}. Firms with information on fewer than ${testCadence.ftcExemptBelow} consumers are exempt from that part. Your insurer or a large customer may ask for more.`,
        },
        {
          question: "Will you help with our cyber insurance application?",
          answer:
            "Yes. We answer the technical questions with you and give you the evidence, such as the list of accounts with MFA. We don’t sell insurance, and we don’t answer yes when the answer is no.",
        },
        {
          question: "Who sees what a test finds?",
          answer:
            "The people you name, and the engineers who close the gaps. Before a test starts, both sides sign a confidentiality agreement and the rules for the test: what may be tried, when, and whom to call to stop it.",
        },
      ],
    },
  ],
  closing: "contact",
};
