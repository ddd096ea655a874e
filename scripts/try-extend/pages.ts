/** What the pages of the extended copy show of each sample of docs/content.md. Runs in the copy. */
import { loadModule } from "../build/load-module.ts";
import { startBuiltWorker } from "../built-worker.ts";
import { stopWith } from "../tasks.ts";

const article = "/blog/meta-links-in-email";
const office = "/locations/calgary";
const facts = await loadModule<typeof import("../../app/config/site.ts")>("app/config/site.ts");
const headquarters = `/locations/${facts.site.offices[0].slug}`;

/** Texts that an address has to answer with. */
const shown: [path: string, ...texts: string[]][] = [
  ["/blog", `href="${article}"`],
  ["/blog/feed.xml", article],
  ["/sitemap.xml", article, office, "/services/backup", "/callback"],
  ["/services/line-card", 'value="Jabra"'],
  ["/contact", 'name="heardFrom"'],
  ["/callback", 'type="tel"', 'type="date"', '"@type":"FAQPage"'],
  ["/", 'href="/callback"', 'href="/services/backup"', `href="${office}"`],
  ["/about", "Calgary, AB T2P 2M5", "Canada", "tel:+14035550188"],
  [
    office,
    '"addressCountry":"CA"',
    '"postalCode":"T2P 2M5"',
    '"telephone":"+1-403-555-0188"',
    '"opens":"09:00"',
    '"geoRadius":"80 km"',
    "Monday-Friday 9am-4pm, Mountain Time",
    "40 km",
    "80 km",
    "tel:+14035550188",
  ],
  [headquarters, '"addressCountry":"US"', '"geoRadius":"50 mi"', "25 mi"],
];

/** Texts that it must not have. */
const absent: [path: string, ...texts: RegExp[]][] = [[office, /\bZIP\b/, /\bmiles\b/i, /8am-5pm/]];

/** Faults of the pages, a line each. */
async function pageFaults() {
  const site = startBuiltWorker({}, { log: () => {} });
  try {
    const { origin } = await site.ready;
    const read = async (path: string) => (await fetch(origin + path)).text();
    const faults = [];
    for (const [path, ...texts] of shown) {
      const page = await read(path);
      // What a reader sees may be in several elements.
      const found = `${page} ${page.replace(/<[^>]*>/g, "")}`;
      for (const text of texts) if (!found.includes(text)) faults.push(`${path} lacks ${text}`);
    }
    const old = await fetch(`${origin}/it-support?a=1`, { redirect: "manual" });
    const to = old.headers.get("Location");
    if (old.status !== 308 || to !== `${origin}/services/managed-it?a=1`) {
      faults.push(`/it-support answers ${old.status} ${to}`);
    }
    for (const [path, ...texts] of absent) {
      const page = await read(path);
      for (const text of texts) {
        const found = page.match(text);
        if (found) faults.push(`${path} has ${found[0]}`);
      }
    }
    return faults;
  } finally {
    await site.dispose();
  }
}

const faults = await pageFaults();
if (faults.length > 0) stopWith(faults.join("\n"));
