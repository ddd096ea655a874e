import { backups, call, handoverDays, hours, response } from "~/config/facts";
import type { QuestionId } from "./guide/scorecard";

interface OurAnswer {
  text: string;
  /** The page with the full answer. */
  link?: { to: string; label: string };
}

const answers: Record<QuestionId, OurAnswer> = {
  contact: {
    text: "Your success manager. You meet before you sign, and you can ask that person how many clients they handle.",
  },
  evening: {
    text: `Our on-call engineer, for critical issues. After hours, ${call.support} reaches that engineer, who works in the same ticket system as the help desk.`,
  },
  subcontractors: {
    text: "You get a list in writing before you sign. Anyone on it follows the same security rules as our own people.",
  },
  screening: {
    text: "Ask us what we check before anyone gets access to a client’s systems. Everyone signs a confidentiality agreement.",
  },
  response: {
    text: `We aim for ${response.critical} on critical issues and ${response.other} on the rest. “How fast will someone answer?” on this page says how we count. Your agreement states both targets.`,
  },
  critical: { text: "You do." },
  report: {
    text: "Yes. Ask us for a report, and we’ll take out whatever identifies the client. The times stay.",
  },
  references: {
    text: "Ask your success manager before you sign. Don’t give us the points until you’ve talked to a client.",
  },
  restore: {
    text: `${backups.sentence} We run the first one ${backups.first}. Ask for the date of the last one, how long it took and what went wrong.`,
  },
  "named-sign-in": {
    text: "Yes. Each of us signs in by name with multi-factor authentication (MFA), and we’ll show you.",
  },
  "first-hour": {
    text: `With Managed IT alone, nobody watches for an intruder. If you notice one, call ${call.support}. It’s a critical issue, at any hour. With Cybersecurity, a person reads the security alerts ${hours.watch}, isolates the computer first and calls you next, and your managers have rehearsed a written plan.`,
    link: { to: "/services/cybersecurity#adds", label: "What Cybersecurity adds" },
  },
  "our-break-in": {
    text: "Your agreement states the number of hours. Ask us to point to the line.",
  },
  evidence: {
    text: "Ask for what we can show: written security policies, a report by an auditor, a test from outside. Score what you get.",
  },
  insurance: {
    text: "Ask for the certificate. It comes with your quote, with the limits and the dates on it.",
  },
  rules: {
    text: "Tell us which ones apply to you, such as HIPAA, PCI DSS or the FTC Safeguards Rule. We tell you what stays your job, and sign a business associate agreement where HIPAA calls for one.",
  },
  "not-covered": {
    text: "Before you sign, you get a written list with a price next to each item that applies to you.",
    link: { to: "/services/managed-it#scope", label: "See what the fee covers" },
  },
  price: {
    text: "Your agreement says when. When people leave, tell us, and the next invoice goes down.",
  },
  passwords: { text: "You do. We set up a vault that belongs to you, starting in the first week." },
  end: {
    text: `We spend the last ${handoverDays} days working through a handover list with your next provider. It’s in the fee.`,
    link: { to: "/services/managed-it#terms", label: "Read what buyers ask" },
  },
  limits: {
    text: "If you need a technician at a desk in your office all day, or someone on-site within an hour every time, hire someone closer.",
  },
};

/** Our own answers to the scorecard's questions, for the guide's landing page. */
export const ourAnswers = {
  id: "our-answers",
  title: "How would you answer the guide’s own questions?",
  intro:
    "You’d ask us anyway. Score our answers as you’d score anyone’s. Some answers need a date, a number or a document that we don’t publish here. Don’t give us those points until you’ve seen the evidence.",
  answers,
} as const;
