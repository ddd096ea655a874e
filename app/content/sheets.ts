import { call, capitalized, hours, replyWithin } from "./facts";
import { contactLink } from "./navigation";
import { pageAt, pages } from "./pages";

/** Where a page stands in the list, from 0; -1 when it is not there. An article belongs to the blog. */
const placeOf = (path: string) =>
  pages.findIndex(({ to }) => to === path || (to !== "/" && path.startsWith(`${to}/`)));

/** What the drawing of a page shows, as it says in its corner. */
export const drawnAt = (path: string): string | undefined => pages[placeOf(path)]?.drawing;

/** When somebody answers. */
const answers = {
  call: { label: `We answer ${hours.phone}`, number: call.main },
  write: { label: "We reply to messages", reply: capitalized(replyWithin) },
};

/** The title block of a page: its last call to act, where it has none, and the next page; after the last comes the first. */
export function sheetAt(path: string) {
  const at = placeOf(path);
  const page = pages[at];
  if (!page) return undefined;
  return {
    ...answers,
    action: page.action && { label: "Contact Us", to: contactLink.to },
    next: pages[(at + 1) % pages.length] ?? page,
  };
}

/** The title block of an answer that is an error. */
export const errorSheet = { ...answers, next: pageAt("/") };
