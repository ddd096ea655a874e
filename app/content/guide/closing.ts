import { consultation } from "~/config/facts";
import { site } from "~/config/site";

export const closing = {
  title: "Want a second opinion?",
  paragraphs: [
    `Ask for a ${consultation.text}, with your worksheet, scorecard and contract or quote in front of you. We’ll point out the clauses we’d change and where your price falls in the range.`,
    "If your current provider does a good job, we’ll say so.",
  ],
  ways: { phone: "Call", email: "Email", page: "Ask for a time" },
  page: `${new URL(site.origin).host}/services/managed-it-guide`,
  rights: `© ${site.legalName}. Copy and share this guide, but don’t change it.`,
} as const;
