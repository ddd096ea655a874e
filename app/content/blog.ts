import { site } from "~/config/site";
import { longDate } from "~/lib/time";
import { type ArticleFacts, type Category, checkedFacts } from "./article-facts";
import { articlePath } from "./article-path";

/** An article as lists show it (specification 3, Blog post); its image is drawn from the category. */
export interface Post extends Omit<ArticleFacts, "date"> {
  /** The name of its file, without the ending. */
  name: string;
  /** Its route. */
  slug: string;
  /** Display text. */
  date: string;
  /** The same day for machines. */
  published: string;
}

const facts: Record<string, string> = {
  brand: site.brand,
  product: site.product,
  firm: site.acquisition.firm,
  acquired: longDate(site.acquisition.date),
};

/** Fills in the facts that a text names in braces. */
const filled = (text: unknown) =>
  typeof text === "string" ? text.replace(/\{(\w+)\}/g, (all, name) => facts[name] ?? all) : text;

export function toPost(name: string, frontMatter: unknown): Post {
  const entries = Object.entries(frontMatter ?? {}).map(([key, value]) => [key, filled(value)]);
  const head: unknown = Object.fromEntries(entries);
  // Files were checked before they were built (scripts/build/check-articles.mjs): visitors need not wait for that.
  const { date, ...rest } = import.meta.env.PROD
    ? (head as ArticleFacts)
    : checkedFacts(name, head);
  return { ...rest, name, slug: articlePath(name), date: longDate(date), published: date };
}

const files = import.meta.glob<unknown>("./articles/*.mdx", {
  query: "?facts",
  import: "frontmatter",
  eager: true,
});

/** Every article, newest first. */
export const posts: readonly Post[] = Object.entries(files)
  .map(([path, frontMatter]) =>
    toPost(path.slice("./articles/".length, -".mdx".length), frontMatter),
  )
  .sort((a, b) => b.published.localeCompare(a.published, "en") || a.id - b.id);

/** Up to three others to read after this one: its category first, then written ones, then the newest. */
export const relatedTo = ({ name, category }: Post): readonly Post[] => {
  const rank = (post: Post) => Number(post.category === category) * 2 + Number(!post.placeholder);
  return posts
    .filter((post) => post.name !== name)
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, 3);
};

/** The page that sells what a category is about. */
export const pageOf: Record<Category, { to: string; label: string }> = {
  Cybersecurity: { to: "/services/cybersecurity", label: "Cybersecurity" },
  "VoIP Solutions": { to: "/services/voip", label: "VoIP Solutions" },
  "Cloud Solutions": { to: "/services/cloud-solutions", label: "Cloud Solutions" },
  "IT Consulting": { to: "/services/it-consulting", label: "IT Consulting" },
  "Managed IT Services": { to: "/services/managed-it", label: "Managed IT Services" },
  "Company News": { to: "/about", label: `About ${site.brand}` },
};

export const feedPath = "/blog/feed.xml";

/** Strings of the index; those the specification quotes stand as quoted (specification 2, Blog index). */
export const blog = {
  title: `Blog | ${site.brand}`,
  description: `Articles by the people of ${site.brand} who do the work: security, phones, cloud, planning and equipment, for those who have to sign for them.`,
  heading: "Notes from the people who do the work",
  text: "What we explain to clients before they sign, written down: what a thing is, what it costs you to go without it, and what to ask whoever sells it.",
  list: {
    title: "Every article, newest first",
    label: "Search the articles",
    button: "Search",
    none: "No articles found",
    clear: "Clear search",
    soon: "Coming soon",
  },
  newsletter: {
    title: "New articles by e-mail",
    text: "The address you leave here gets our newsletter, about once a month, and nothing else.",
  },
  banner: {
    title: "Your question is not in the list?",
    text: "Ask it. If the answer would help others, it becomes the next article, without your name in it.",
    button: "Ask us",
  },
  article: {
    back: "Back to Blog",
    sections: "On this page",
    page: "More on this",
    related: "Related articles",
    banner: {
      title: "Thirty minutes settle most first questions",
      text: "Bring the question that brought you here. You leave with an answer, or with the name of somebody better placed to give it.",
      button: "Book a consultation",
    },
  },
} as const;
