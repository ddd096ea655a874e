import { beforeAll, describe, expect, test } from "vitest";
import { site as facts } from "~/config/site";
import { posts } from "~/content/blog";
import { testimonials } from "~/content/testimonials";
import { part, textOf } from "../support/html";
import { pagePaths } from "../support/pages";
import { siteForTests } from "../support/site-for-tests";

const site = siteForTests();
const written = posts.filter((post) => !post.placeholder);
const html = new Map<string, string>();
beforeAll(async () => {
  for (const path of pagePaths) html.set(path, await (await fetch(`${site.url}${path}`)).text());
});

const decoded = (text: string) =>
  text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => decoded(match[1] ?? ""));
const one = (path: string, pattern: RegExp) => {
  const found = all(html.get(path) ?? "", pattern);
  expect([path, found.length]).toEqual([path, 1]);
  return found[0] ?? "";
};

describe("heads", () => {
  test("every document begins with its type, or browsers draw it as of old", async () => {
    for (const path of [...pagePaths, "/nope", "/contact?sent=contact"]) {
      const text = await (await fetch(`${site.url}${path}`)).text();
      expect([path, text.slice(0, 15)]).toEqual([path, "<!DOCTYPE html>"]);
    }
  });

  test("titles and descriptions are unique, one h1 a page", () => {
    const titles = pagePaths.map((path) => one(path, /<title>([^<]*)<\/title>/g));
    expect(new Set(titles).size).toBe(pagePaths.length);
    for (const path of pagePaths) one(path, /<h1[^>]*>([\s\S]*?)<\/h1>/g);
    const descriptions = pagePaths.map((path) =>
      one(path, /<meta name="description" content="([^"]*)"/g),
    );
    expect(new Set(descriptions).size).toBe(pagePaths.length);
  });

  test("each page has what previews and phones ask for, and an article its dates", async () => {
    for (const path of pagePaths) {
      expect(one(path, /<meta property="og:locale" content="([^"]*)"/g)).toBe("en_US");
      expect(one(path, /<meta property="og:image:alt" content="([^"]*)"/g)).not.toBe("");
      expect(one(path, /<meta name="theme-color" content="(#[^"]*)"/g)).not.toBe("");
    }
    for (const { slug, published, updated = published } of written) {
      const dates = ["published_time", "modified_time"].map((time) =>
        one(slug, new RegExp(`<meta property="article:${time}" content="([^"]*)"`, "g")),
      );
      expect([slug, ...dates]).toEqual([slug, published, updated]);
    }
    for (const [path, type] of [
      ["/favicon.ico", "image/vnd.microsoft.icon"],
      ["/apple-touch-icon.png", "image/png"],
      ["/icon-512.png", "image/png"],
      ["/manifest.webmanifest", "application/manifest+json"],
    ]) {
      const answer = await fetch(`${site.url}${path}`);
      expect([path, answer.status, answer.headers.get("Content-Type")]).toEqual([path, 200, type]);
    }
    const guide = await (await fetch(`${site.url}/guides/managed-it-services-guide.html`)).text();
    expect(guide.match(/<title>([^<]*)/)?.[1]).not.toBe(
      one("/services/managed-it-guide", /<title>([^<]*)<\/title>/g),
    );
  });

  test("each page names its own address, and a preview that is there", async () => {
    for (const path of pagePaths) {
      expect(one(path, /<link rel="canonical" href="([^"]*)"/g)).toBe(`${facts.origin}${path}`);
      const image = new URL(one(path, /<meta property="og:image" content="([^"]*)"/g)).pathname;
      const answer = await fetch(`${site.url}${image}`);
      expect([image, answer.status]).toEqual([image, 200]);
      const png = Buffer.from(await answer.arrayBuffer());
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });
});

test("every internal link and anchor resolves", async () => {
  const broken: string[] = [];
  const ids = (path: string) => new Set(all(html.get(path) ?? "", /\sid="([^"]+)"/g));
  for (const path of pagePaths) {
    for (const href of all(html.get(path) ?? "", /<a\s[^>]*?href="([^"]+)"/g)) {
      const url = new URL(href, `${site.url}${path}`);
      if (url.origin !== site.url) continue;
      if (!html.has(url.pathname)) {
        const { status } = await fetch(url);
        if (status !== 200) broken.push(`${path} → ${href}: ${status}`);
      } else if (url.hash && !ids(url.pathname).has(url.hash.slice(1))) {
        broken.push(`${path} → ${href}: no such anchor`);
      }
    }
  }
  expect(broken).toEqual([]);
});

test("the site map leads to every page, and every page and the 404 to the site map", async () => {
  const main = html.get("/site-map")?.match(/<main[\s\S]*<\/main>/)?.[0] ?? "";
  const listed = all(main, /<li class="[^"]*border-b[^"]*"><a href="([^"]+)"/g);
  expect(listed.sort()).toEqual([...pagePaths].sort());
  const lost = await (await fetch(`${site.url}/nope`)).text();
  for (const text of [...html.values(), lost]) {
    const footer = text.slice(text.indexOf("<footer"));
    expect(all(footer, /href="([^"]+)"/g)).toEqual(
      expect.arrayContaining(["/site-map", "/accessibility", "/support"]),
    );
  }
  expect(lost.slice(lost.indexOf("<main"), lost.indexOf("<footer"))).toContain('href="/site-map"');
  for (const path of ["/about", "/services/procurement", "/services/line-card"]) {
    expect(html.get(path)).toContain('href="/presence-partnership"');
  }
});

test("links and files name no other host at load, and no page holds an inline style", () => {
  for (const [path, text] of html) {
    expect([
      path,
      all(text, /<(?:script|img|link|iframe)[^>]*?(?:src|href)="(https?:[^"]+)"/g),
    ]).toEqual([path, [`${facts.origin}${path}`]]);
    expect([path, /\sstyle="/.test(text)]).toEqual([path, false]);
  }
});

describe("structured data", () => {
  type Node = Record<string, unknown>;
  const graphOf = (path: string): Node[] => {
    const text = html.get(path) ?? "";
    const json = text.match(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/)?.[1];
    return (JSON.parse(json ?? "{}") as { "@graph": Node[] })["@graph"];
  };
  const typesOf = (path: string) => graphOf(path).map((node) => node["@type"]);

  test("is one graph a page, with an address of its own for each node", () => {
    for (const path of pagePaths) {
      const ids = graphOf(path).map((node) => String(node["@id"]));
      const company = `${facts.origin}/#organization`;
      expect(ids.every((id) => id === company || id.startsWith(`${facts.origin}${path}#`))).toBe(
        true,
      );
      expect(new Set(ids).size).toBe(ids.length);
      expect(typesOf(path).includes("BreadcrumbList")).toBe(path !== "/");
    }
  });

  test("names the same way here as the breadcrumbs in the page", () => {
    for (const path of pagePaths.filter((to) => to !== "/")) {
      const nav = html.get(path)?.match(/<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/)?.[0] ?? "";
      const shown = all(nav, /<li[^>]*>([\s\S]*?)<\/li>/g).map((item) => ({
        name: item.replace(/<span aria-hidden[\s\S]*?<\/span>|<[^>]*>/g, "").trim(),
        to: item.match(/href="([^"]+)"/)?.[1] ?? path,
      }));
      const list = graphOf(path).find((node) => node["@type"] === "BreadcrumbList");
      const items = list?.itemListElement as { name: string; item: string }[] | undefined;
      const told = items?.map(({ name, item }) => ({ name, to: new URL(item).pathname }));
      expect(shown.length).toBeGreaterThan(1);
      expect([path, shown]).toEqual([path, told]);
    }
    expect(html.get("/")).not.toContain("Breadcrumb");
  });

  test("says what each kind of page is", () => {
    expect(typesOf("/")).toEqual(["Organization", "WebSite"]);
    for (const path of pagePaths.filter((to) => to.startsWith("/locations/"))) {
      const office = graphOf(path).find((node) => node["@type"] === "LocalBusiness");
      expect(office).toMatchObject({
        openingHoursSpecification: { opens: "08:00", closes: "17:00" },
        priceRange: "$100-$200 per user per month",
        areaServed: { "@type": "GeoCircle", geoRadius: "50 mi" },
        parentOrganization: { "@id": `${facts.origin}/#organization` },
      });
      expect(typesOf(path)).toContain("FAQPage");
    }
    expect(typesOf("/services/managed-it")).toEqual([
      "Service",
      "FAQPage",
      "BreadcrumbList",
      "Organization",
    ]);
    expect(typesOf("/blog")).toContain("Blog");
    for (const { slug, published, updated = published, image, author } of written) {
      expect(graphOf(slug)[0]).toMatchObject({
        "@type": "BlogPosting",
        dateModified: updated,
        image: `${facts.origin}${image}`,
        author: { "@type": "Person", name: author },
      });
    }
  });

  test("has the company, with name and address, wherever it is named, and places to the yard", () => {
    for (const path of pagePaths) {
      const text = JSON.stringify(graphOf(path));
      const company = graphOf(path).find((node) => node["@type"] === "Organization");
      expect([path, Boolean(company)]).toEqual([path, text.includes("/#organization")]);
      if (company) {
        expect(company).toMatchObject({
          name: facts.brand,
          address: { postalCode: expect.stringMatching(/^\d{5}$/) },
        });
      }
      for (const [, degrees = ""] of text.matchAll(/"l(?:ong|at)itude":(-?[\d.]+)/g)) {
        expect(degrees).toMatch(/\.\d{3,5}$/);
      }
    }
  });
});

describe("what programs read", () => {
  test("the sitemap has every page but the placeholders, which say noindex", async () => {
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const listed = all(sitemap, /<loc>([^<]+)<\/loc>/g).map((address) => new URL(address).pathname);
    const hidden = pagePaths
      .filter((path) => html.get(path)?.includes('name="robots" content="noindex"'))
      .sort();
    expect(hidden).toEqual(
      posts
        .filter((post) => !written.includes(post))
        .map(({ slug }) => slug)
        .sort(),
    );
    for (const { slug, published, updated = published } of written) {
      expect(sitemap).toContain(`${slug}</loc><lastmod>${updated}<`);
    }
    expect(sitemap).toMatch(/\/legal<\/loc><lastmod>/);
    expect([...listed, ...hidden].sort()).toEqual([...pagePaths].sort());
  });

  test("robots.txt names the sitemap", async () => {
    const robots = await (await fetch(`${site.url}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${facts.origin}/sitemap.xml`);
  });

  test("the feed is XML with every article that is written", async () => {
    const answer = await fetch(`${site.url}/blog/feed.xml`);
    expect(answer.headers.get("Content-Type")).toMatch(/xml/);
    const feed = await answer.text();
    const newest = new Date(
      posts
        .map(({ published }) => published)
        .sort()
        .at(-1) ?? "",
    );
    expect(all(feed, /<(?:item|entry)>/g)).toHaveLength(written.length);
    expect(all(feed, /<dc:creator>([^<]+)</g)).toHaveLength(written.length);
    expect(all(feed, /<media:content url="([^"]+)"/g)).toEqual(
      written.map(({ image }) => `${facts.origin}${image}`),
    );
    expect(all(feed, /<lastBuildDate>([^<]+)</g)).toEqual([newest.toUTCString()]);
    const texts = all(feed, /<content:encoded>([^<]+)</g);
    // In full: an excerpt has no headings.
    expect(texts.map((text) => /<h2[\s\S]+<p>/.test(text))).toEqual(written.map(() => true));
    expect(texts.join("")).not.toMatch(/<svg|href="[/#]/);
    expect(html.get("/blog")).toMatch(/<link rel="alternate" [^>]*href="\/blog\/feed.xml"/);
  });
});

test("a testimonial that no client said is captioned as an illustration, wherever it stands", () => {
  const invented = testimonials.filter(({ illustration }) => illustration);
  const captions = pagePaths.flatMap((path) =>
    part(html.get(path) ?? "", "body")
      .querySelectorAll("figure")
      .filter((figure) => invented.some(({ quote }) => textOf(figure).includes(quote)))
      .map((figure) => `${path}: ${textOf(part(figure, "figcaption"))}`),
  );
  expect(captions.length).toBeGreaterThanOrEqual(invented.length * 2);
  expect(captions.filter((caption) => !caption.includes("Illustration"))).toEqual([]);
});

test("the links within the home page lead to the sections the specification names", () => {
  const home = html.get("/") ?? "";
  for (const id of ["services", "about", "testimonials", "contact"]) {
    one("/", new RegExp(`<section id="(${id})"`, "g"));
  }
  expect(home.match(/Learn more/g)?.length).toBeGreaterThanOrEqual(6);
  for (const [name, target] of [
    ["Explore Services", "#services"],
    ["Become Our Next Success Story", "#contact"],
    ["Ready to transform your IT? Let&#x27;s talk.", "#contact"],
  ]) {
    expect(home).toMatch(
      new RegExp(`<a href="${target}"[^>]*>${name?.replaceAll(/[?.]/g, "\\$&")}`),
    );
  }
});
