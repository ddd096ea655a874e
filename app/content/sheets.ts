import { contactLink } from "./navigation";
import { pageAt, pages } from "./pages";

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** The title block of a page: its number among all, its drawing, and the next page; after the last comes the first. */
export function sheetAt(path: string) {
  // An article belongs to the blog.
  const at = pages.findIndex(({ to }) => to === path || (to !== "/" && path.startsWith(`${to}/`)));
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
