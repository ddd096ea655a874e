import { site } from "~/config/site";

export const closing = {
  title: "A second reading takes 30 minutes",
  paragraphs: [
    "Bring the worksheet, the scorecard and the contract you have, or the one you were offered. In a 30-minute consultation we read them with you, name the clauses we would strike, and show where your price stands in the range.",
    "If you are well served where you are, we say so, and you have lost half an hour.",
  ],
  ways: { phone: "Call", email: "Write", page: "Ask for a time" },
  page: `${new URL(site.origin).host}/services/managed-it-guide`,
  rights: `© ${site.legalName}. Copy and share this guide freely, as long as it stays whole.`,
} as const;
