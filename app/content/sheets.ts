import { telHref } from "~/lib/phone-number";
import { pageOf, posts } from "./blog";
import { call, hours, replyWithin } from "./facts";
import { contactLink } from "./navigation";
import { type NavLink, type PageEntry, pageAt, pages } from "./pages";
import { purposes } from "./site-map";
import type { Sheet } from "./types";

/** Where a page stands in the list, from 0; -1 when it is not there. An article belongs to the blog. */
const placeOf = (path: string) =>
  pages.findIndex(({ to }) => to === path || (to !== "/" && path.startsWith(`${to}/`)));

const byPhone = { label: `Call ${call.main}`, to: telHref(call.main), note: hours.phone };
/** For a client: the number that reaches the on-call engineer after hours. */
const supportByPhone = {
  label: `Call ${call.support}`,
  to: telHref(call.support),
  note: "At any hour for critical issues",
};
/** Beside a form, the form says when somebody answers. */
const byForm = { label: "Contact Us", to: contactLink.to, note: `We reply ${replyWithin}` };

/** Where to read on: an article leads to the newest other one that can be read, a planned one to what can be read on its subject, a page to the one it names or the one that follows it. */
function nextOf(page: PageEntry, path: string): NavLink {
  if (path !== page.to) {
    const here = posts.find(({ slug }) => slug === path);
    const article = posts.find(
      ({ slug, placeholder, category }) =>
        !placeholder && slug !== path && (!here?.placeholder || category === here.category),
    );
    if (article) return { to: article.slug, label: article.title };
    return here ? pageOf[here.category] : page;
  }
  return page.next ? pageAt(page.next) : (pages[placeOf(path) + 1] ?? page);
}

/** After the contact form, in whose button the way to the next step has ended. */
const byTeam = {
  label: "Meet the Team",
  to: "/about#team",
  note: "Call and ask for them by name",
};

/** A call where the page has a form, another way where the page names it, support on the pages for clients. */
function actionOf({ group, action }: PageEntry) {
  if (group === "For clients") return supportByPhone;
  return action ? { form: byForm, team: byTeam }[action] : byPhone;
}

/** The title block of a page: what to do next, and the next page. */
export function sheetAt(path: string): Sheet | undefined {
  const page = pages[placeOf(path)];
  if (!page) return undefined;
  const next = nextOf(page, path);
  const note = posts.some(({ slug }) => slug === next.to) ? "Next article" : "Next page";
  return { action: actionOf(page), next: { note, ...next, purpose: purposes[next.to] } };
}
