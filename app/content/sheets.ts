import { telHref } from "~/lib/phone-number";
import { call, capitalized, hours, replyWithin } from "./facts";
import { contactLink } from "./navigation";
import { pageAt, pages } from "./pages";

/** Where a page stands in the list, from 0; -1 when it is not there. An article belongs to the blog. */
const placeOf = (path: string) =>
  pages.findIndex(({ to }) => to === path || (to !== "/" && path.startsWith(`${to}/`)));

/** What the drawing of a page shows, as it says in its corner. */
export const drawnAt = (path: string): string | undefined => pages[placeOf(path)]?.drawing;

const write = { label: "We reply to messages", reply: capitalized(replyWithin) };

const byPhone = { label: `Call ${call.main}`, to: telHref(call.main), note: hours.phone };
const byForm = { label: "Contact Us", to: contactLink.to, note: "By phone or in writing" };

/** The title block of a page: a call where it has a form, the form where it has none, and the next page; after the last comes the first. */
export function sheetAt(path: string) {
  const at = placeOf(path);
  const page = pages[at];
  if (!page) return undefined;
  return {
    write,
    action: page.action ? byForm : byPhone,
    next: pages[(at + 1) % pages.length] ?? page,
  };
}

/** The title block of an answer that is an error. */
export const errorSheet = { write, next: pageAt("/") };
