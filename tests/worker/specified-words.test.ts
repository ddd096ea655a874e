import { afterAll, beforeAll, expect, test } from "vitest";
import { site as facts } from "~/config/site";
import { type Site, startSite } from "../support/site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** What the specification quotes of a page (specification 2 and 9), in the order of the page. */
const specified: Record<string, readonly string[]> = {
  "/": [
    "IT Success Partner for Businesses",
    "What's NEXT for your business technology?",
    "Always-on Support: Proactive monitoring and 24/7 support to keep your business running",
    "Strategic IT Consulting",
    "Ready to transform your IT? Let's talk.",
    "Proactive IT Management",
    "Dedicated Success Managers",
    "Transparent Fixed-Fee Pricing",
    "Rapid Response Times",
    "Strategic Technology Planning",
    "Cybersecurity Focus",
    "Become Our Next Success Story",
    "Industry Leading: 97% client satisfaction rate with an average response time under 15 minutes",
    "Carmel, Indiana",
    "Tumwater, Washington",
    "Ready to take your business to what's NEXT?",
  ],
  "/presence-partnership": [
    "Why Partner With Us",
    "Vendor Status",
    "Dedicated Support",
    "Exclusive Cloud Hosting",
    "Cloud-based virtual phone platform",
    "scalable from 100 to 1,000+ users",
    "Hardware phone systems on-premises",
    "Staff Alerter",
    "Silent panic alerts",
    "Healthcare",
    "Education",
    "Hospitality",
  ],
  "/support": [
    "Call by Phone",
    facts.support.phone,
    "Email Support",
    "within 24 hours",
    "Submit a Ticket",
    "Go to Support Portal Login",
    "Critical",
    "15-30 minutes",
    "1-4 hours",
  ],
};

const signs: Record<string, string> = { "&#x27;": "'", "&amp;": "&", "&quot;": '"' };

/** What a reader sees of a page, as one line. */
async function textOf(path: string): Promise<string> {
  const html = await (await fetch(`${site.url}${path}`)).text();
  return html
    .slice(html.indexOf("<main"), html.indexOf("</main>"))
    .replace(/<[^>]+>/g, "")
    .replace(/&[^;]+;/g, (sign) => signs[sign] ?? sign)
    .replace(/\s+/g, " ");
}

test.each(Object.entries(specified))(
  "%s says what the specification quotes",
  async (path, words) => {
    const text = await textOf(path);
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  },
);
