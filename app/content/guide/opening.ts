import { site } from "~/config/site";
import { price } from "./facts";

/** The title in two lines, for the drawing of the cover. */
export const coverTitle = ["Before", "You Sign"] as const;

/** What the guide is called on its cover, in its own words. */
export const guideTitle = coverTitle.join(" ");

/** What kind of document it is; the name of its page and of the downloaded file. */
export const guideKind = "Managed IT Services Guide";

export const cover = {
  kicker: `${guideKind} from ${site.brand}`,
  title: guideTitle,
  subtitle:
    "What a managed IT fee covers, what it should cost, and 20 questions to ask before you hire a provider.",
  plate: [
    { label: "For", text: "Companies with 10-200 people" },
    { label: "Bring", text: "A pen, your quotes and last year’s IT invoices" },
    { label: "Time", text: "15 minutes to read, an hour to use" },
  ],
} as const;

export const opening = {
  title: "What to check before you sign a managed IT contract",
  paragraphs: [
    "This guide is for the person who will sign a managed IT contract and doesn’t want to become an expert first. The worksheet in chapter 2 and the scorecard in chapter 3 are the parts that save you money.",
    `${site.brand} wrote this guide, and we sell managed IT, but we’ve tried to make it just as useful if you hire someone else. Every price comes from one range, ${price.text}, and the companies in the examples are made up.`,
    "This file has no scripts and no tracking, and it works offline.",
  ],
  contents: "Six chapters, in the order you’ll need them",
} as const;
