import { capitalized, hours, testCadence } from "~/config/facts";
import { site } from "~/config/site";
import { countPhrase } from "~/lib/number-words";
import { doors } from "../service-figures/doors";
import type { ServiceContent } from "./shape";

const left = countPhrase(doors.left);

/** Specification 2, Cybersecurity. */
export const cybersecurity: ServiceContent = {
  path: "/services/cybersecurity",
  title: `Cybersecurity & Penetration Testing | ${site.brand}`,
  description:
    "We find what an attacker could use and close it, worst first. A person reads the security alerts 24/7, and tests show whether someone can get in.",
  hero: {
    badge: "Cybersecurity",
    title: "Close the\u00a0doors an\u00a0attacker would\u00a0use",
    text: "Most break-ins start with something simple: an old account, a reused password, a missed update. We find what’s open and close it, worst first.",
    figure: { label: "Priced per user per month" },
    actions: [
      { label: "Contact Us", to: "#contact" },
      { label: "What’s Included", to: "#adds" },
    ],
  },
  card: [
    {
      value: "30 days",
      label: "To close the biggest gaps",
      definition: "worst first",
    },
    {
      value: hours.watch,
      label: "Security alerts",
      definition: "read by a person, at any hour",
    },
  ],
  parts: [
    {
      kind: "cards",
      id: "services",
      title: "Added by Cybersecurity",
      cards: [
        {
          title: "Sign-In Protection",
          text: "Rules block risky sign-ins. One page shows who can open what.",
        },
        {
          title: "Device Protection",
          text: "We watch every computer for odd behavior, and can cut it off from the rest.",
        },
        {
          title: "Email Security",
          text: "Checks for forged senders and lookalike addresses. Some fakes get through any filter.",
        },
        {
          title: "Security Awareness Training",
          text: "Ten minutes a month and a practice phishing email.",
        },
        {
          title: "Monitoring & Response",
          text: "When an alert says that someone may be inside, we isolate the computer, call you and follow a written plan.",
        },
        {
          title: "Backup & Recovery",
          text: "An off-site copy with passwords of its own. One stolen at your office isn’t enough to delete it.",
        },
      ],
    },
    {
      kind: "lists",
      id: "adds",
      title: "Six security services, with Managed IT or without",
      intro: "For every account, computer and server on a list we agree on.",
      lists: [
        {
          title: "Already in Managed IT",
          items: [
            "multi-factor authentication (MFA)",
            "email filtering",
            "antivirus",
            "updates",
            "failure alerts",
            "backup checks",
          ],
        },
        {
          title: "Not included",
          not: true,
          items: [
            "Penetration tests: quoted one by one",
            "Backup storage: quoted first, by how much you keep",
            "Legal advice and notices to regulators",
            "Cyber insurance: we help with the questions",
          ],
        },
      ],
    },
    {
      kind: "cards",
      id: "tests",
      title: "Penetration testing: find out whether someone can get in",
      intro:
        "A scan lists what might be open. In a test, a person tries to get in, with your written permission.",
      cards: [
        {
          title: "External Network",
          text: "From the internet, with no account: what can a stranger reach?",
        },
        {
          title: "Internal Network",
          text: "From a desk inside: what can a visitor’s laptop or a stolen password open?",
        },
        {
          title: "Web Application",
          text: "On your customer portal: can one customer see another’s files?",
        },
        {
          title: "Social Engineering",
          text: "By phone, by email and at the front desk: who hands over a password?",
        },
      ],
      links: [{ label: "Read how a test is run", to: "/blog/importance-of-penetration-testing" }],
    },
    {
      kind: "steps",
      id: "first-30-days",
      title: "Thirty days to close the biggest gaps",
      steps: [
        {
          title: "Days 1-5: Look",
          text: "What faces the internet, old accounts, missing updates, administrator rights.",
        },
        {
          title: "Days 6-12: Close",
          text: "Former employees’ accounts go first, then remote access without MFA.",
        },
        {
          title: "Days 13-22: Cover",
          text: "Computers and mailboxes get their protection, and the backup starts.",
        },
        {
          title: "Days 23-30: Rehearse",
          text: "One hour with your managers: there’s a ransom note on every screen. Who calls whom?",
        },
      ],
    },
    {
      kind: "example",
      id: "example",
      title: `Example: from ${doors.found} open doors to ${left} in 30 days`,
      text: [
        `A 70-person manufacturer that buys Cybersecurity on its own has ${doors.found} openings. We close ${doors.found - doors.left} in 30 days. With Managed IT, ${doors.inFee} of those are in the fee.`,
        `${capitalized(left)} stay open: one mailbox feeds a printer that can’t use MFA, and two vendors service machines remotely. Each has a person responsible and a review date.`,
      ],
      table: doors.table,
    },
    {
      kind: "reasons",
      id: "reasons",
      title: "Four reasons to choose us",
      lines: [
        "One list, in order of risk",
        "Findings get fixed",
        "Reports you can share",
        "A person reads the alerts",
      ],
      text: "If we run your systems, we fix what we find. If your team does, they get a list to work from.",
      button: { label: "Find Out What’s Open", to: "#contact" },
    },
    {
      kind: "questions",
      id: "questions",
      title: "Questions about security",
      questions: [
        {
          question: "What does it cost on top of Managed IT?",
          answer:
            "We quote it per user per month on its own line, so you see exactly what it adds. A penetration test gets its own quote, for its own scope. If we also run your network, ask us about a tester from outside.",
        },
        {
          question: "How often do we need a penetration test?",
          answer: `It depends on who’s asking. If you accept card payments, PCI DSS 4.0.1 (requirement 11.4) may call for internal and external tests ${testCadence.pci}. Whether it does depends on how you accept cards, so ask your bank or processor. If you prepare taxes or lend money, the FTC Safeguards Rule (16 CFR 314.4) calls for continuous monitoring, or a penetration test ${testCadence.ftcTest} and vulnerability assessments ${testCadence.ftcAssessments}. Firms with information on fewer than ${testCadence.ftcExemptBelow} consumers are exempt from that part. Your insurer or a large customer may ask for more.`,
        },
        {
          question: "Will you help with our cyber insurance application?",
          answer:
            "Yes. We answer the technical questions with you and give you the evidence, such as the list of accounts with MFA. We don’t sell insurance, and we answer truthfully.",
        },
        {
          question: "Who sees what a test finds?",
          answer:
            "The people you name, and the engineers who close the gaps. Before a test starts, both sides sign a confidentiality agreement and the rules for the test: what may be tried, when, and who to call to stop it.",
        },
      ],
    },
  ],
  closing: "contact",
};
