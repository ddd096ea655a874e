import { site } from "~/config/site";
import { price } from "./facts";

export const guideTitle = "Managed IT Services Guide";

export const cover = {
  kicker: `A working document from ${site.brand}`,
  title: guideTitle,
  subtitle:
    "What the fee covers, what it should cost, and twenty questions that show who can do the work.",
  plate: [
    { label: "For", text: "Companies of 10 to 200 people" },
    { label: "Bring", text: "A pen, and last year’s IT invoices" },
    { label: "Time", text: "Fifteen minutes to read, an hour to use" },
  ],
} as const;

export const opening = {
  title: "Fifteen minutes to read, an hour to use",
  paragraphs: [
    "This guide is for the person who will sign for managed IT and does not want to become an expert first. You can read it in fifteen minutes. It is worth longer with a pen: two of its chapters are forms, and they are the ones that save money.",
    `${site.brand} wrote it, and ${site.brand} sells managed IT, so we have an interest. We have tried to earn your trust by making it just as useful to a company that hires somebody else. Every price comes from one range, ${price.text}. Every example company is made up and says so.`,
    "Nothing in this file calls home. It holds no script and no tracking, it loads nothing, and it will open on a computer without a connection. Print it, or keep it.",
  ],
  contents: "Six chapters, in the order you will need them",
} as const;
