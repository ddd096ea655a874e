import { capitalized } from "~/config/facts";
import { site } from "~/config/site";
import { longDate } from "~/lib/language";
import { previewImage } from "~/lib/preview-image";
import {
  type ArticleFacts,
  type Category,
  checkedFacts,
  planned as plannedDate,
} from "./article-facts";
import { type ArticlePath, articlePath } from "./article-path";

/** An article as lists show it (specification 3, Blog post). */
export interface Post extends Omit<ArticleFacts, "date"> {
  /** Its file name without the extension. */
  name: string;
  /** Its route. */
  slug: ArticlePath;
  /** The path of its preview picture, which the build draws from the category. */
  image: string;
  /** Display text. */
  date: string;
  /** The same date in ISO form; empty for a planned article. */
  published: string;
  /** True until the article is written. */
  placeholder: boolean;
}

const { acquisition } = site;
const facts: Record<string, string> = {
  brand: site.brand,
  product: site.product,
  ...(acquisition && { firm: acquisition.firm }),
};

/** Fills in the facts named in braces. */
const filled = (text: unknown) =>
  typeof text === "string" ? text.replace(/\{(\w+)\}/g, (all, name) => facts[name] ?? all) : text;

export function toPost(name: string, frontMatter: unknown): Post {
  const entries = Object.entries(frontMatter ?? {}).map(([key, value]) => [key, filled(value)]);
  const head: unknown = Object.fromEntries(entries);
  // The build has checked every file already (scripts/build.ts), so a production worker does not.
  const { date, ...rest } = import.meta.env.PROD
    ? (head as ArticleFacts)
    : checkedFacts(name, head);
  const placeholder = date === plannedDate;
  const day = placeholder ? { date, published: "" } : { date: longDate(date), published: date };
  const slug = articlePath(name);
  // A company without a purchase has no article about one.
  const related = rest.related?.filter((other) => acquisition || other !== "acquisition");
  return { ...rest, related, ...day, placeholder, name, slug, image: previewImage(slug) };
}

const files = import.meta.glob<unknown>("./articles/*.mdx", {
  query: "?facts",
  import: "frontmatter",
  eager: true,
});

/** Every article, newest first; planned ones last. */
export const posts: readonly Post[] = Object.entries(files)
  .map(([path, frontMatter]) =>
    toPost(path.slice("./articles/".length, -".mdx".length), frontMatter),
  )
  .sort((a, b) => b.published.localeCompare(a.published, "en") || a.id - b.id);

export const writtenPosts = posts.filter(({ placeholder }) => !placeholder);
export const plannedPosts = posts.filter(({ placeholder }) => placeholder);

/** An article's excerpt without the first words of a planned one, where something beside it says that already. */
export const summaryOf = ({ excerpt }: Post) =>
  capitalized(excerpt.replace(/^Planned article: /, ""));

/** Up to three written ones to read after this one: those it names, else the first of its category. Throws when it names another. */
export const relatedTo = ({ name, category, related }: Post): readonly Post[] => {
  const others = writtenPosts.filter((post) => post.name !== name);
  if (!related) return others.filter((post) => post.category === category).slice(0, 3);
  return related.map((wanted) => {
    const found = others.find((post) => post.name === wanted);
    if (!found)
      throw new Error(
        `app/content/articles/${name}.mdx names ${wanted}, which is no other written article`,
      );
    return found;
  });
};

interface CategoryLink {
  to: string;
  label: string;
  /** The closing words of an article, above the link to a consultation. */
  closing: { title: string; text: string };
}

/** The page to link to from articles of a category. */
export const pageOf: Record<Category, CategoryLink> = {
  Cybersecurity: {
    to: "/services/cybersecurity",
    label: "Cybersecurity",
    closing: {
      title: "Not sure where to start with security?",
      text: "Bring your insurer’s questionnaire or last year’s report. We’ll tell you what we’d fix first.",
    },
  },
  "VoIP Solutions": {
    to: "/services/voip",
    label: "VoIP Solutions",
    closing: {
      title: "Thinking about a new phone system?",
      text: "Tell us how many people and offices you have and when your current contract ends.",
    },
  },
  "Cloud Solutions": {
    to: "/services/cloud-solutions",
    label: "Cloud Solutions",
    closing: {
      title: "Deciding what to move?",
      text: "Bring a list of the systems you use. We’ll tell you which ones we’d move and which we’d leave.",
    },
  },
  "IT Consulting": {
    to: "/services/it-consulting",
    label: "IT Consulting",
    closing: {
      title: "Working on next year’s budget?",
      text: "Bring the projects you’re considering. We’ll help you put them in order.",
    },
  },
  "Managed IT Services": {
    to: "/services/managed-it",
    label: "Managed IT Services",
    closing: {
      title: "Wondering what your IT should cost?",
      text: "Bring last year’s invoices or your current contract. We’ll go through them with you.",
    },
  },
  "Company News": {
    to: "/about",
    label: `About ${site.brand}`,
    closing: {
      title: "A question we didn’t answer?",
      text: "Tell us who you are and what you use today. We’ll say what changes for you, and what doesn’t.",
    },
  },
};

export const feedPath = "/blog/feed.xml";

/** Text of the blog. What the specification quotes is exact (specification 2, Blog index). */
export const blog = {
  title: `Blog | ${site.brand}`,
  description: `Plain-English articles from ${site.brand} on IT security and company news. Articles on phones, the cloud and IT budgets are planned.`,
  heading: "Plain answers about business IT",
  text: "For whoever approves the purchase: what something is, and what to ask before you buy.",
  list: {
    title: "Articles",
    label: "Search articles",
    button: "Search",
    clear: "Clear search",
    cut: (most: number) => `Only the first ${most} characters of your search were used.`,
    planned: "Planned articles",
    short: "Coming soon. Read the short version now.",
    /** Words that a search finds, for one that found nothing. */
    tryOne: "Try",
    tries: ["security", "phone", "cost"],
    /** Beside each of them, on the page of a search without a match. */
    open: { label: "Your search", text: "Not in any article" },
    inArticles: (count: number) => (count === 1 ? "In 1 article" : `In ${count} articles`),
  },
  newsletter: {
    title: "Get new articles in our newsletter",
    text: `New articles, and what went wrong at other companies. At most one email a month. To unsubscribe, write to ${site.email}.`,
  },
  article: {
    back: "Back to Blog",
    by: "By",
    sections: "On this page",
    related: "Related",
    service: "Service",
    button: "Ask for a 30-Minute Consultation",
    planned:
      "This article’s content is coming soon. Want to know when it’s out? We send at most one email a month.",
    subscribe: "Subscribe below",
  },
} as const;
