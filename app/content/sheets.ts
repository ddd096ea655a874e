import { site } from "~/config/site";
import { contactLink } from "./navigation";
import { pageAt, pages } from "./pages";

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** Where a page stands in the list, from 0; -1 when it is not there. An article belongs to the blog. */
const placeOf = (path: string) =>
  pages.findIndex(({ to }) => to === path || (to !== "/" && path.startsWith(`${to}/`)));

/** What the drawing of a page writes in its corner: what it shows, the page's number, and the revision. */
export function drawnSheetAt(path: string) {
  const at = placeOf(path);
  const page = pages[at];
  return (
    page && {
      subject: page.drawing.toUpperCase(),
      number: twoDigits(at + 1),
      revision: site.tagWord,
    }
  );
}

/** The title block of a page: its number among all, its drawing, and the next page; after the last comes the first. */
export function sheetAt(path: string) {
  const at = placeOf(path);
  const page = pages[at];
  if (!page) return undefined;
  const following = (at + 1) % pages.length;
  return {
    number: `${twoDigits(at + 1)} of ${pages.length}`,
    drawing: page.drawing,
    action: page.action && { label: "Contact Us", to: contactLink.to },
    next: { ...(pages[following] ?? page), number: twoDigits(following + 1) },
  };
}

/** The title block of an answer that is an error, by its HTTP status. */
export const errorSheet = (status: number) => ({
  number: String(status),
  drawing: "Open circuit",
  next: { ...pageAt("/"), number: "01" },
});
