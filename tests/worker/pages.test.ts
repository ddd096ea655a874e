import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { hours, price } from "~/config/facts";
import { site as facts } from "~/config/site";
import { posts } from "~/content/blog";
import { locations } from "~/content/locations";
import { testimonials } from "~/content/testimonials";
import { internationalNumber } from "~/lib/phone-number";
import { wordsInPage } from "../../scripts/text/words.ts";
import { every, part, textOf, titleOf } from "../support/html";
import { pagePaths } from "../support/pages";
import { pagesForTests, siteForTests } from "../support/site-for-tests";

const site = siteForTests();
const written = posts.filter((post) => !post.placeholder);
const pages = pagesForTests(site);

const page = (path: string) => {
  const found = pages.get(path);
  if (!found) throw new Error(`There is no page ${path}`);
  return found;
};
const one = (path: string, selector: string) => {
  expect(page(path).querySelectorAll(selector).length, `${path} ${selector}`).toBe(1);
  return part(page(path), selector);
};
/** What the one `meta` or `link` of a page says that a selector finds. */
const said = (path: string, selector: string) => {
  const element = one(path, selector);
  return element.getAttribute("content") ?? element.getAttribute("href") ?? "";
};

describe("heads", () => {
  test("each page is drawn once its header is there whole, and none waits for what never comes", async () => {
    for (const path of [...pagePaths, "/nope", "/contact?sent=contact"]) {
      const document = pages.get(path) ?? parse(await site.html(path));
      const awaited = part(document, "head link[rel=expect][blocking=render]").getAttribute("href");
      expect(document.querySelectorAll(`header ~ main > ${awaited}`).length, path).toBe(1);
    }
  });

  test("titles and descriptions are unique, one h1 a page", () => {
    const titles = pagePaths.map((path) => textOf(one(path, "title")));
    expect(new Set(titles).size).toBe(pagePaths.length);
    for (const path of pagePaths) one(path, "h1");
    const descriptions = pagePaths.map((path) => said(path, "meta[name=description]"));
    expect(new Set(descriptions).size).toBe(pagePaths.length);
  });

  test("each page has what previews and phones ask for, and an article its dates", async () => {
    for (const path of pagePaths) {
      expect(said(path, "meta[property='og:locale']")).toBe("en_US");
      expect(said(path, "meta[property='og:image:alt']")).not.toBe("");
      expect(said(path, "meta[name=theme-color]")).toMatch(/^#/);
    }
    for (const { slug, published, updated = published } of written) {
      const dates = ["published_time", "modified_time"].map((time) =>
        said(slug, `meta[property='article:${time}']`),
      );
      expect(dates, slug).toEqual([published, updated]);
    }
    for (const [path, type] of [
      ["/favicon.ico", "image/vnd.microsoft.icon"],
      ["/apple-touch-icon.png", "image/png"],
      ["/icon-512.png", "image/png"],
      ["/manifest.webmanifest", "application/manifest+json"],
    ]) {
      const { status, headers } = await fetch(`${site.url}${path}`);
      expect([status, headers.get("Content-Type")], path).toEqual([200, type]);
    }
    const icons = page("/").querySelectorAll("link[rel=icon]");
    expect(icons.map((icon) => icon.getAttribute("href")?.split(",")[0])).toEqual([
      "/favicon.ico",
      expect.stringMatching(/^data:image\/svg\+xml/),
    ]);
    const guide = await site.html("/guides/managed-it-services-guide.html");
    expect(titleOf(guide)).not.toBe(textOf(one("/services/managed-it-guide", "title")));
  });

  test("each page names its own address, and a preview that is there", async () => {
    for (const path of pagePaths) {
      expect(said(path, "link[rel=canonical]")).toBe(`${facts.origin}${path}`);
      const image = new URL(said(path, "meta[property='og:image']")).pathname;
      const response = await fetch(`${site.url}${image}`);
      expect(response.status, image).toBe(200);
      const png = Buffer.from(await response.arrayBuffer());
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });
});

test("every internal link, file and anchor resolves", async () => {
  const broken: string[] = [];
  const statuses = new Map<string, number>();
  for (const path of pagePaths) {
    for (const href of [
      ...every(page(path), "[href]", "href"),
      ...every(page(path), "[src]", "src"),
    ]) {
      const url = new URL(href, `${site.url}${path}`);
      if (url.origin !== site.url) continue;
      if (!pages.has(url.pathname)) {
        const status = statuses.get(url.pathname) ?? (await fetch(url)).status;
        statuses.set(url.pathname, status);
        if (status !== 200) broken.push(`${path} → ${href}: ${status}`);
      } else if (url.hash && !page(url.pathname).getElementById(url.hash.slice(1))) {
        broken.push(`${path} → ${href}: no such anchor`);
      }
    }
  }
  expect(broken).toEqual([]);
});

test("the site map leads to every page, and every page and the 404 to the site map", async () => {
  const listed = every(page("/site-map"), "main nav[aria-label='Every page'] li > a", "href");
  expect(listed.sort()).toEqual([...pagePaths].sort());
  const lost = parse(await site.html("/nope"));
  for (const html of [...pages.values(), lost]) {
    expect(every(html, "footer a", "href")).toEqual(
      expect.arrayContaining(["/site-map", "/accessibility", "/support"]),
    );
  }
  expect(every(lost, "main a", "href")).toContain("/site-map");
  for (const path of ["/about", "/services/procurement", "/services/line-card"]) {
    expect(every(page(path), "a", "href")).toContain("/presence-partnership");
  }
});

test("links and files name no other host at load, and no page holds an inline style", () => {
  for (const [path, html] of pages) {
    const loaded = [
      ...every(html, "script, img, iframe, source", "src"),
      ...every(html, "link, image, use", "href"),
    ];
    const elsewhere = loaded.filter((address) => /^(https?:)?\/\//.test(address));
    expect(elsewhere, path).toEqual([`${facts.origin}${path}`]);
    expect(every(html, "[style]", "style"), path).toEqual([]);
  }
});

test("the words of every page, its title and its description keep the rules of docs/voice.md", () => {
  expect(pagePaths.flatMap((path) => wordsInPage(path, page(path).toString()))).toEqual([]);
});

test("no page has a number that is none", () => {
  expect(pagePaths.filter((path) => /\bNaN\b/.test(page(path).toString()))).toEqual([]);
});

describe("structured data", () => {
  type Node = Record<string, unknown>;
  const graphOf = (path: string): Node[] => {
    const json = one(path, "script[type='application/ld+json']").rawText;
    return (JSON.parse(json) as { "@graph": Node[] })["@graph"];
  };
  const typesOf = (path: string) => graphOf(path).map((node) => node["@type"]);

  test("is one graph a page, with an address of its own for each node", () => {
    for (const path of pagePaths) {
      const ids = graphOf(path).map((node) => String(node["@id"]));
      const company = `${facts.origin}/#organization`;
      const others = ids.filter((id) => id !== company);
      expect(others.filter((id) => !id.startsWith(`${facts.origin}${path}#`))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(typesOf(path).includes("BreadcrumbList")).toBe(path !== "/");
    }
  });

  test("names the same way here as the breadcrumbs in the page", () => {
    for (const path of pagePaths.filter((to) => to !== "/")) {
      const items = one(path, "nav[aria-label=Breadcrumb]").querySelectorAll("li");
      const shown = items.map((item) => ({
        name: item.childNodes
          .filter((child) => !parse(child.toString()).querySelector("[aria-hidden]"))
          .map((child) => child.text)
          .join("")
          .trim(),
        to: item.querySelector("a")?.getAttribute("href") ?? path,
      }));
      const list = graphOf(path).find((node) => node["@type"] === "BreadcrumbList");
      const named = list?.itemListElement as { name: string; item: string }[] | undefined;
      const told = named?.map(({ name, item }) => ({ name, to: new URL(item).pathname }));
      expect(shown.length).toBeGreaterThan(1);
      expect(shown, path).toEqual(told);
    }
    expect(page("/").querySelector("nav[aria-label=Breadcrumb]")).toBeNull();
  });

  test("says what each kind of page is", () => {
    expect(typesOf("/")).toEqual(["Organization", "WebSite"]);
    for (const office of facts.offices) {
      const path = `/locations/${office.slug}`;
      const { opens, closes } = office.hours ?? hours.door;
      expect(graphOf(path).find((node) => node["@type"] === "LocalBusiness")).toMatchObject({
        address: { postalCode: office.postalCode, addressCountry: office.country?.code ?? "US" },
        telephone: internationalNumber(office.phone ?? facts.phone),
        openingHoursSpecification: { opens, closes },
        priceRange: price.text,
        areaServed: { "@type": "GeoCircle", geoRadius: office.unit ? "80 km" : "50 mi" },
        parentOrganization: { "@id": `${facts.origin}/#organization` },
      });
      expect(typesOf(path)).toContain("FAQPage");
    }
    const service = ["Service", "FAQPage", "BreadcrumbList", "Organization"];
    expect(typesOf("/services/managed-it")).toEqual(service);
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
      expect(Boolean(company), path).toBe(text.includes("/#organization"));
      const address = { postalCode: facts.offices[0].postalCode };
      if (company) expect(company).toMatchObject({ name: facts.brand, address });
      for (const [, degrees = ""] of text.matchAll(/"l(?:ong|at)itude":(-?[\d.]+)/g)) {
        expect(degrees).toMatch(/\.\d{3,5}$/);
      }
    }
  });
});

describe("what programs read", () => {
  test("the sitemap, which robots.txt names, has every page but the placeholders, which say noindex", async () => {
    expect(await site.html("/robots.txt")).toContain(`Sitemap: ${facts.origin}/sitemap.xml`);
    const entries = parse(await site.html("/sitemap.xml")).querySelectorAll("url");
    const modified = new Map(
      entries.map((entry) => [
        new URL(textOf(part(entry, "loc"))).pathname,
        entry.querySelector("lastmod")?.text,
      ]),
    );
    expect(modified.size).toBe(entries.length);
    const hidden = pagePaths.filter((path) =>
      page(path).querySelector("meta[name=robots][content=noindex]"),
    );
    const placeholders = posts.filter(({ placeholder }) => placeholder).map(({ slug }) => slug);
    expect(hidden.sort()).toEqual(placeholders.sort());
    for (const { slug, published, updated = published } of written) {
      expect(modified.get(slug), slug).toBe(updated);
    }
    expect(modified.get("/legal")).toMatch(/^\d/);
    expect([...modified.keys(), ...hidden].sort()).toEqual([...pagePaths].sort());
  });

  test("the feed is XML with every article that is written", async () => {
    const response = await fetch(`${site.url}/blog/feed.xml`);
    expect(response.headers.get("Content-Type")).toMatch(/xml/);
    const feed = parse(await response.text());
    const texts = (tag: string) => feed.getElementsByTagName(tag).map(textOf);
    const newest = new Date(
      posts
        .map(({ published }) => published)
        .sort()
        .at(-1) ?? "",
    );
    expect(texts("item")).toHaveLength(written.length);
    expect(texts("dc:creator").filter(Boolean)).toHaveLength(written.length);
    const pictures = feed.getElementsByTagName("media:content");
    expect(pictures.map((picture) => picture.getAttribute("url"))).toEqual(
      written.map(({ image }) => `${facts.origin}${image}`),
    );
    expect(texts("lastBuildDate").map((date) => new Date(date).toDateString())).toEqual([
      newest.toDateString(),
    ]);
    // From Samoa to Guam a reader shows the day that the article names.
    for (const [at, date] of texts("pubDate").entries()) {
      for (const timeZone of ["Pacific/Pago_Pago", "America/New_York", "Pacific/Guam"]) {
        const day = new Date(date).toLocaleDateString("en-CA", { timeZone });
        expect(day, `${written[at]?.slug} in ${timeZone}`).toBe(written[at]?.published);
      }
    }
    const articles = texts("content:encoded").map((text) => parse(text));
    expect(articles).toHaveLength(written.length);
    for (const article of articles) {
      // In full: an excerpt has no headings.
      expect(article.querySelectorAll("h2").length).toBeGreaterThan(0);
      expect(article.querySelectorAll("p").length).toBeGreaterThan(0);
      expect(article.querySelectorAll("svg, [href^='/'], [href^='#']")).toEqual([]);
    }
    expect(said("/blog", "link[rel=alternate]")).toBe("/blog/feed.xml");
  });
});

test("a testimonial that no client said begins by saying so, wherever it stands", () => {
  const invented = testimonials.filter(({ illustration }) => illustration);
  const captions = pagePaths.flatMap((path) =>
    page(path)
      .querySelectorAll("figure")
      .filter((figure) => invented.some(({ quote }) => textOf(figure).includes(quote)))
      .map((figure) => `${path}: ${textOf(figure)}`),
  );
  const quoting = locations.filter(({ content }) => content.testimonial?.illustration);
  const places = captions.map((caption) => caption.split(": ")[0] ?? "");
  expect(places.filter((path) => path === "/")).toHaveLength(invented.length);
  expect(places).toEqual(expect.arrayContaining(quoting.map(({ path }) => path)));
  const unsaid = captions.filter((caption) => !caption.includes(": Example, not a client quote"));
  expect(unsaid).toEqual([]);
});
