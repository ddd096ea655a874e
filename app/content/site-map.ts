import { site } from "~/config/site";
import { posts } from "./blog";
import {
  companyLinks,
  contactLink,
  footerLinks,
  locationLinks,
  type NavLink,
  serviceLinks,
  supportLink,
} from "./navigation";

interface PageLink extends NavLink {
  /** The page between home and this one, where there is one. */
  under?: string;
}

interface PageGroup {
  title: string;
  links: readonly PageLink[];
}

const home: PageLink = { to: "/", label: "Home" };

/** Every page of the site, under the name that the site map and the breadcrumbs give it. */
export const siteMap: readonly PageGroup[] = [
  {
    title: "Services",
    links: [
      ...serviceLinks,
      {
        to: "/services/managed-it-guide",
        label: "Managed IT Services Guide",
        under: "/services/managed-it",
      },
      {
        to: "/services/line-card",
        label: "Technology Partner Line Card",
        under: "/services/procurement",
      },
      { to: "/presence-partnership", label: `${site.communicationsVendor} Partnership` },
    ],
  },
  {
    title: "Company",
    links: [
      home,
      ...companyLinks.filter(({ to }) => to !== "/blog"),
      ...locationLinks,
      contactLink,
      { to: "/brand-guidelines", label: "Brand Guidelines" },
    ],
  },
  {
    title: "For clients",
    links: [supportLink, { to: "/rtp", label: "Tech Specifications" }],
  },
  {
    title: "Blog",
    links: [
      ...companyLinks.filter(({ to }) => to === "/blog"),
      ...posts.map(({ slug, title }) => ({ to: slug, label: title, under: "/blog" })),
    ],
  },
  {
    title: "This site",
    links: [{ to: "/legal", label: "Legal" }, ...footerLinks.orientation],
  },
];

const pages = new Map(siteMap.flatMap(({ links }) => links.map((link) => [link.to, link])));

/** The way from home to a page, both included; none for home itself or a path without a page. */
export function trailTo(path: string): readonly NavLink[] {
  const page = pages.get(path);
  if (!page || page === home) return [];
  return [...(page.under ? trailTo(page.under) : [home]), page];
}
