import { posts } from "./blog";
import { locationPages, type NavLink, type PageEntry, type PagePath, pageAt, pages } from "./pages";

export interface ListedPage extends Pick<PageEntry, "label" | "group" | "under">, NavLink {
  /** An article that is not written yet. */
  planned?: boolean;
}

const articles = posts.map(
  ({ slug, title, placeholder }): ListedPage => ({
    to: slug,
    label: title,
    group: "Articles",
    under: "/blog",
    planned: placeholder,
  }),
);

const everyPage: readonly ListedPage[] = [...pages, ...articles];

/** The pages of a group, without the one that leads to them all. */
const groupOf = (title: PageEntry["group"]) => ({
  title,
  links: everyPage.filter(({ to, group }) => group === title && to !== "/"),
});

/** Every page of the site: home, and below it groups in three columns of about the same height. */
export const siteMap = {
  home: pageAt("/"),
  columns: [
    [groupOf("Services")],
    [groupOf("Articles")],
    [groupOf("Company"), groupOf("For clients"), groupOf("This site")],
  ],
  closing: {
    title: "Didn’t find it?",
    text: "Ask us. We’ll answer, or tell you who can.",
    button: "Contact Us",
    to: "/contact",
  },
} as const;

const ofPages: Partial<Record<PagePath, string>> = {
  "/": "What we do, for whom, and what it costs",
  "/services/managed-it": "Help desk, monitoring and updates for one monthly fee",
  "/services/cloud-solutions": "Move files, email and software off your own server",
  "/services/cybersecurity": "Protect your accounts, computers and network",
  "/services/it-consulting": "A three-year plan and a budget for it",
  "/services/voip": "Phone service over the internet",
  "/services/procurement": "For providers: we source, quote and ship products",
  "/services/line-card": "The brands we sell to providers",
  "/services/managed-it-guide": "How to compare IT providers, free to download",
  "/presence-partnership": "Phone systems and silent alerts for your staff",
  "/about": "How we got here, who we are and how we work",
  "/brand-guidelines": "How to use our name, logo and colors",
  "/contact": "Write or call us",
  "/support": "Get help with something that doesn’t work",
  "/rtp": "Computers and phones we support",
  "/blog": "Plain answers about business IT",
  "/legal": "Terms, privacy and what our forms store",
  "/site-map": "Every page of this site",
  "/accessibility": "What works for everyone, and what may not yet",
};

/** What a page is for, where its name alone does not say it. */
export const purposes: Readonly<Record<string, string | undefined>> = {
  ...ofPages,
  ...Object.fromEntries(
    posts.map(({ slug, category, date }) => [
      slug,
      `${category}, ${date.toLowerCase() === "planned" ? "planned" : date.replaceAll(" ", "\u00a0")}`,
    ]),
  ),
  ...Object.fromEntries(
    locationPages.map(({ to, label }) => [
      to,
      `Our office in ${label.split(",")[0]}: hours, directions, nearby towns`,
    ]),
  ),
};

/** The breadcrumb trail from home to a page, both included. Empty for home and for unknown paths. */
export function trailTo(path: string): readonly NavLink[] {
  const page = everyPage.find(({ to }) => to === path);
  if (!page || path === "/") return [];
  return [...(page.under ? trailTo(page.under) : [pageAt("/")]), page];
}
