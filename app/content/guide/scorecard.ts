import { response } from "./facts";

/** Names a question for our own answer to it (`our-answers.ts`). */
export type QuestionId =
  | "contact"
  | "evening"
  | "subcontractors"
  | "screening"
  | "response"
  | "critical"
  | "report"
  | "references"
  | "restore"
  | "named-sign-in"
  | "first-hour"
  | "our-break-in"
  | "evidence"
  | "insurance"
  | "rules"
  | "not-covered"
  | "price"
  | "passwords"
  | "end"
  | "limits";

export interface ScoreQuestion {
  id: QuestionId;
  question: string;
  /** The answer that earns 2 points. */
  two: string;
}

interface Band {
  range: string;
  verdict: string;
  text: string;
}

const groups: readonly { title: string; questions: readonly ScoreQuestion[] }[] = [
  {
    title: "People",
    questions: [
      {
        id: "contact",
        question: "Who will be our main contact, and how many other clients do they handle?",
        two: "A name, a number and a meeting with that person before you sign.",
      },
      {
        id: "evening",
        question: "Who answers the phone at 7pm?",
        two: "Their own staff or a company they name, working in the same ticket system.",
      },
      {
        id: "subcontractors",
        question: "Which subcontractors can get into our systems?",
        two: "None, or a written list, held to the same security rules as employees.",
      },
      {
        id: "screening",
        question: "How do you screen the people you hire?",
        two: "A background check before anyone gets access, and a signed confidentiality agreement.",
      },
    ],
  },
  {
    title: "Service",
    questions: [
      {
        id: "response",
        question: "How long until a person answers a critical ticket? And one that isn’t?",
        two: `${response.critical} and ${response.other}, in the contract, counted from your call, or after hours from opening time if it isn’t critical.`,
      },
      { id: "critical", question: "Who decides whether a ticket is critical?", two: "You do." },
      {
        id: "report",
        question: "Can we see last month’s response times for one of your clients?",
        two: "A real report with the client’s name removed and the slow tickets left in.",
      },
      {
        id: "references",
        question: "Can we pick two clients our size to call?",
        two: "Yes, and you choose them from a list.",
      },
    ],
  },
  {
    title: "Security",
    questions: [
      {
        id: "restore",
        question: "When did you last restore a client’s data as a test?",
        two: "A recent date, how long it took, and what went wrong.",
      },
      {
        id: "named-sign-in",
        question:
          "Does each of your technicians sign in to our systems by name, with multi-factor authentication (MFA)?",
        two: "Yes, with no exceptions, and they show you how it works.",
      },
      {
        id: "first-hour",
        question: "If someone breaks in on a Saturday night, what happens in the first hour?",
        two: "A written plan that lists the steps and the people.",
      },
      {
        id: "our-break-in",
        question: "How soon would you tell us about a break-in at your own company?",
        two: "Within a set number of hours, and the contract says so.",
      },
    ],
  },
  {
    title: "Proof",
    questions: [
      {
        id: "evidence",
        question: "Do you have a SOC 2 report? If not, what can you show us?",
        two: "A current Type 2 report. Or written policies, plus an outside security test from the past year and what they fixed.",
      },
      {
        id: "insurance",
        question: "What insurance do you carry?",
        two: "A certificate for technology errors and omissions and for cyber liability, with limits and dates.",
      },
      {
        id: "rules",
        question: "Which rules that apply to us do you already work under?",
        two: "They name them, say what stays your job, and sign what’s required, such as a HIPAA business associate agreement.",
      },
    ],
  },
  {
    title: "Cost and exit",
    questions: [
      {
        id: "not-covered",
        question: "What does the fee not cover?",
        two: "A written list with a price next to each item.",
      },
      {
        id: "price",
        question: "When can the price go up, and what happens when five of our people leave?",
        two: "Once a year, up to a stated limit. The bill drops the month after people leave.",
      },
      {
        id: "passwords",
        question: "Who holds the administrator passwords and the documentation?",
        two: "You do, in your own vault, starting in the first week.",
      },
      {
        id: "end",
        question: "What will you do in the last 30 days of a contract?",
        two: "Work through a handover list, at no extra charge.",
      },
      {
        id: "limits",
        question: "Which clients shouldn’t hire you?",
        two: "A clear limit, such as a size, a system or hours they don’t cover.",
      },
    ],
  },
];

const bands: readonly Band[] = [
  {
    range: "34-40",
    verdict: "Ask for the contract.",
    text: "Then read it with chapter 4 next to you.",
  },
  {
    range: "26-33",
    verdict: "Ask again in writing.",
    text: "Email every question that scored 0 or 1, and score the written answers.",
  },
  {
    range: "16-25",
    verdict: "Keep looking.",
    text: "They may be good technicians, but they can’t show it yet.",
  },
  {
    range: "0-15",
    verdict: "Stop here.",
    text: "Thank them, and skip the second meeting.",
  },
];

export const scorecard = {
  intro:
    "Ask each question the way it’s written, then wait for the answer. Give 0 points for a bad answer or none, 1 for a good answer without proof, and 2 for a good answer you can check. Print one copy per provider, or mark the boxes on screen and they’ll add up for you.",
  blanks: ["Provider", "Met with", "Date"],
  caption: "Scorecard: 20 questions, 40 points",
  heads: ["No.", "Question, and the answer that earns 2 points", "Score"],
  two: "2 points:",
  groups,
  total: "Total, out of 40",
  bandsTitle: "What the total means",
  bandsHeads: ["Total", "Next step", "Why, or how"],
  bands,
  override: {
    title: "Three questions matter more than the total",
    text: "Stop if a provider scores 0 on question 9, 10 or 18. If backups haven’t been tested, technicians share a password, or someone else holds the keys to your systems, one bad weekend can cost you everything.",
  },
  evidence: {
    title: "If there’s no SOC 2 report",
    text: "SOC 2 is an outside audit of a company’s security controls. A Type 2 report covers several months, so it shows whether people followed them. Many good small providers don’t have one because of the cost. Ask for the other evidence in question 13 instead, and have someone technical read it.",
  },
} as const;
