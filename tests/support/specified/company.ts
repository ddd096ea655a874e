import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "~/config/site";
import { articlePath } from "~/content/article-path";
import { servicePages } from "~/content/pages";
import { longDate } from "~/lib/language";
import type { Lines, Sheet } from "./line";

const { acquisition, offices } = site;

const backAndConsultation: Lines = {
  "Each article has a Back to Blog link (/blog) and a consultation link to /contact": {
    links: ["←Back to Blog → /blog", "Ask for a 30-Minute Consultation → /contact"],
  },
};

const folder = "app/content/articles";

/** The build makes the list of articles; here it is read from their files. */
const posts = readdirSync(folder).map((file) => {
  const facts = readFileSync(join(folder, file), "utf8");
  return {
    path: articlePath(file.slice(0, -".mdx".length)),
    planned: facts.includes("\ndate: Planned\n"),
    related: /\nrelated: \[(.+)\]\n/.exec(facts)?.[1]?.split(", ") ?? [],
  };
});

const comingSoon: Lines = {
  "placeholders saying content is coming soon": { shows: "content is coming soon" },
};

/** The one that names its related articles is the one on penetration testing. */
const related = (names: readonly string[]): Lines => ({
  "a related-articles section, with links to /services/cybersecurity and /contact": {
    shows: "Related",
    links: ["/services/cybersecurity", "/contact", ...names.map(articlePath)].map(
      (to) => `→ ${to}`,
    ),
  },
});

const articles: readonly Sheet[] = posts.map((post) => ({
  path: post.path,
  lines: {
    ...backAndConsultation,
    ...(post.planned && comingSoon),
    ...(post.related.length > 0 && related(post.related)),
  },
}));

/** Specification 2, Blog index to Not found. */
export const company: readonly Sheet[] = [
  {
    path: "/blog",
    lines: {
      "Seven posts are listed": {
        count: { "#articles li h3": posts.length, "#article-search": 1 },
      },
      "A newsletter block (e-mail input and Subscribe button)": {
        each: ["#newsletter [type=submit]", ["Subscribe"]],
        count: { "#newsletter input[type=email]": 1 },
      },
    },
  },
  {
    path: "/blog?q=no+such+thing",
    lines: {
      "Empty result shows 'No articles found' with the search text, and Clear search": {
        shows: "No articles found … no such thing … Clear search",
        count: { "#articles li": 0 },
      },
    },
  },
  ...articles,
  {
    path: "/about",
    lines: {
      "Story, four core values, five management team members with titles": {
        count: { "#story": 1, "#values li h3": 4, "#team li h3": 5, "#team li h3 + p": 5 },
      },
      "two offices with address, phone, e-mail and hours (Monday-Friday 8am-6pm)": {
        within: "#offices",
        shows: [
          ...[site.phone, "Monday-Friday 8am-6pm", site.email],
          ...offices.flatMap(({ city, street }) => [city, street]),
        ],
      },
      ...(acquisition && {
        "a rebrand after an asset purchase of another firm on April 25, 2025 (1)": {
          shows: [longDate(acquisition.date), acquisition.firm],
        },
      }),
    },
  },
  {
    path: "/legal",
    lines: {
      "Terms of service; privacy policy (…); data retention; changes; contact; copyright": {
        shows: [
          "Terms of service … Privacy policy … Device information … Cookies … Logs",
          "Web beacons … Analytics sharing … Do Not Track … Data retention … Changes … Contact",
          "Copyright",
        ],
      },
      "data retention (kept until the user asks for deletion)": {
        within: "#retention",
        shows: "until you ask",
      },
    },
  },
  {
    path: "/contact",
    lines: {
      "Heading plus the contact form": { count: { h1: 1, "form#lead-contact": 1 } },
    },
  },
  ...offices.map(
    ({ slug, street, hours }): Sheet => ({
      path: `/locations/${slug}`,
      lines: {
        "hero, directions link to a maps service": {
          within: ".hero",
          links: ["Get Directions →"],
          count: { ".hero h1": 1 },
        },
        "local services list, about-the-area text, office details": {
          shows: [street, hours?.label ?? "Monday-Friday 8am-5pm"],
          links: servicePages.map(({ to }) => `→ ${to}`),
        },
        "embedded map (rulings: until asked for, a drawn map), testimonial": {
          count: { ".hero svg": 1, "main blockquote": 1 },
        },
        "contact form, three FAQs": { count: { "#contact form": 1, "main details > summary": 3 } },
      },
    }),
  ),
  {
    path: "/rtp",
    lines: {
      "Minimum and recommended specs for desktops/laptops": {
        within: "#computers",
        shows: [
          "CPU … Quad-core 2.4 GHz … Hexa-core 3.0 GHz … RAM … 8 GB … 16 GB … Storage",
          "256 GB SSD … 512 GB SSD … Graphics … Display … Full HD … QHD or 4K … Networking … OS",
        ],
      },
      "and mobile devices": {
        within: "#mobiles",
        shows: "Octa-core … 4 GB … 6 GB … 64 GB … 128 GB",
      },
      "states it is linked to quotes and master service agreements": {
        shows: "linked to our quotes and master service agreements",
      },
    },
  },
  {
    path: "/brand-guidelines",
    lines: {
      "Logo usage, colour palette, typography, values, voice and tone, imagery rules": {
        shows: "Logo usage … Color palette … Typography … Values … Voice and tone … Imagery rules",
      },
      "2-3 sizes a page, lines of 50-75 characters (9)": {
        shows: "lines of 50-75 characters … at most 2-3 font sizes per page",
      },
    },
  },
  {
    path: "/nothing-here",
    lines: {
      "Shows '404', 'Oops! Page not found' and a Return to Home link": {
        shows: "404 … Oops! Page not found … Return to Home",
        links: ["Return to Home → /"],
      },
    },
  },
];
