import { response } from "./facts";

export interface ScoreQuestion {
  question: string;
  /** The answer that earns two points. */
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
        question: "Who will be our named contact, and how many other clients do they look after?",
        two: "A name, a number, and a meeting before you sign.",
      },
      {
        question: "Who answers the phone at seven in the evening?",
        two: "Their own people, or a firm they name, in the same ticket system.",
      },
      {
        question: "May we choose two clients of our size to call, from a list?",
        two: "The list. Not two favorites.",
      },
      {
        question: "Which client did you last lose, and why?",
        two: "A real case, and what they changed after it.",
      },
    ],
  },
  {
    title: "Response",
    questions: [
      {
        question: "How long until a person answers a critical ticket?",
        two: `${response.critical}, in the contract, counted from the call.`,
      },
      {
        question: "And a ticket that is not critical?",
        two: `${response.other}, in the contract, and what happens when it is missed.`,
      },
      { question: "Who decides that a ticket is critical?", two: "You do." },
      {
        question: "May we see last month’s response times for one client?",
        two: "A report with the name removed and the slow ones left in.",
      },
    ],
  },
  {
    title: "Security",
    questions: [
      {
        question: "When did you last restore a client’s data as a test?",
        two: "A date, how long it took, and what went wrong.",
      },
      {
        question: "Do all your people sign in to our systems by name, with a second step?",
        two: "Yes, without exception, and they show you.",
      },
      {
        question: "We are broken into on a Saturday night. What happens in the first hour?",
        two: "A written plan with an order of steps and names.",
      },
      {
        question: "How soon do you tell us about a break-in at your own company?",
        two: "A number of hours, in the contract.",
      },
    ],
  },
  {
    title: "Money",
    questions: [
      {
        question: "What does the fee not cover?",
        two: "A written list, with a price beside each line.",
      },
      {
        question: "What was the largest extra invoice you sent last year, and what was it for?",
        two: "A sum, a reason, and who approved it beforehand.",
      },
      {
        question: "What happens to the fee when five people leave us?",
        two: "It falls from the next month, as it would rise.",
      },
      {
        question: "When may the price go up, and by how much?",
        two: "Once a year, up to a stated limit, with time to leave.",
      },
    ],
  },
  {
    title: "Planning and leaving",
    questions: [
      {
        question: "May we see a plan you wrote for another client?",
        two: "Dates and costs, and something crossed out.",
      },
      {
        question: "Who holds the administrator passwords and the documentation?",
        two: "You do, in a vault of your own, from the first week.",
      },
      {
        question: "What do you do in the last 30 days of a contract?",
        two: "A handover list, and the work on it is in the fee.",
      },
      {
        question: "Which client should not hire you?",
        two: "An honest limit: a size, a system, an hour of the day.",
      },
    ],
  },
];

const bands: readonly Band[] = [
  {
    range: "34–40",
    verdict: "Ask for the contract.",
    text: "Read chapter 4 all the same, with the draft beside it.",
  },
  {
    range: "26–33",
    verdict: "Go back once.",
    text: "Send every question that scored 0 or 1 by e-mail, and score the written answers.",
  },
  {
    range: "16–25",
    verdict: "Keep looking.",
    text: "They may repair computers well. They cannot yet show that they can answer for yours.",
  },
  {
    range: "0–15",
    verdict: "Stop.",
    text: "Thank them, and save both sides the second meeting.",
  },
];

export const scorecard = {
  lead: "Ask each question as it stands, then wait. Score the answer and not the manner: 0 for no, or for no answer; 1 for a yes without proof; 2 for a yes you can hold, count or check. Print a copy per provider, or mark the boxes on the screen: they add up.",
  blanks: ["Provider", "Met with", "Date"],
  caption: "Scorecard: twenty questions, 40 points",
  heads: ["No.", "Question, and what earns two points", "Score"],
  two: "Two points:",
  groups,
  total: "Total, out of 40",
  bandsTitle: "What the total means",
  bandsHeads: ["Total", "Verdict", "What to do"],
  bands,
  override: {
    title: "Three questions outweigh the total",
    text: "A 0 on question 9, 10 or 18 is reason enough to stop. An untested backup, a shared sign-in and keys in somebody else’s pocket are not weak spots to work on later. They are the three ways in which a company loses everything in a weekend.",
  },
} as const;
