import { telHref } from "~/lib/phone-number";
import { posts } from "./blog";
import { call, capitalized, hours, replyWithin, response } from "./facts";
import { contactLink } from "./navigation";
import { type NavLink, type PageEntry, pageAt, pages } from "./pages";
import type { Sheet } from "./types";

/** Where a page stands in the list, from 0; -1 when it is not there. An article belongs to the blog. */
const placeOf = (path: string) =>
  pages.findIndex(({ to }) => to === path || (to !== "/" && path.startsWith(`${to}/`)));

const write = { label: "We reply to messages", reply: capitalized(replyWithin) };

const byPhone = { label: `Call ${call.main}`, to: telHref(call.main), note: hours.phone };
/** For a client with a ticket: the number that reaches the on-call engineer after hours, and its target. */
const support = {
  write: {
    label: "We aim to reply to High tickets",
    reply: `In ${response.critical}, at any hour`,
  },
  action: { label: `Call ${call.support}`, to: telHref(call.support), note: "Client support" },
};
const byForm = { label: "Contact Us", to: contactLink.to, note: "By phone or in writing" };

/** Where to read on: an article leads to the newest other one that can be read, a page to the one it names or the one that follows it. */
function nextOf(page: PageEntry, path: string): NavLink {
  if (path !== page.to) {
    const article = posts.find(({ slug, placeholder }) => !placeholder && slug !== path);
    return article ? { to: article.slug, label: article.title } : page;
  }
  return page.next ? pageAt(page.next) : (pages[placeOf(path) + 1] ?? page);
}

/**
 * The title block of a page: a call where it has a form, the form where it has none, support on the pages for
 * clients, and the next page. After a form was sent, the notice in its place says when somebody answers.
 */
export function sheetAt(path: string, sent = false): Sheet | undefined {
  const page = pages[placeOf(path)];
  if (!page) return undefined;
  const { write: reply, ...rest } =
    page.group === "For clients" ? support : { write, action: page.action ? byForm : byPhone };
  return {
    ...rest,
    write: sent ? undefined : reply,
    next: { note: path === page.to ? "Next page" : "Next article", ...nextOf(page, path) },
  };
}
