import { expect, test } from "vitest";
import { site as facts } from "~/config/site";
import { longDate } from "~/lib/language";
import { part, textOf, titleOf } from "../support/html";
import { pagePaths } from "../support/pages";
import { siteForTests } from "../support/site-for-tests";

const site = siteForTests();

const hours = { about: "Monday-Friday 8am-6pm", location: "Monday-Friday 8am-5pm" };

/** What the specification says word for word of a page (specification 2, 3 and 9); a list stands in its order. */
const specified: Record<string, readonly (string | readonly string[])[]> = {
  "/": [
    "IT Success Partner for Businesses",
    "What's NEXT for your business technology?",
    "Always-on Support: Proactive monitoring and 24/7 support to keep your business running",
    "Strategic IT Consulting",
    "Ready to transform your IT? Let's talk.",
    [
      "Proactive IT Management",
      "Dedicated Success Managers",
      "Transparent Fixed-Fee Pricing",
      "Rapid Response Times",
      "Strategic Technology Planning",
      "Cybersecurity Focus",
    ],
    "Industry Leading: 97% client satisfaction rate with an average response time under 15 minutes",
    "Become Our Next Success Story",
    ...facts.offices.map(({ city, state }) => `${city}, ${state}`),
    "Ready to take your business to what's NEXT?",
  ],
  "/services/managed-it": [
    "$100-$200 per user per month",
    "15-30 minutes",
    "1-4 hours",
    ["System Uptime", "99.9%", "Issue Resolution", "95%"],
    [
      "24/7 Monitoring & Alerts",
      "Help Desk Support",
      "Patch Management",
      "Security Management",
      "Asset Management",
      "Strategic Planning",
    ],
    [
      "Predictable Monthly Costs",
      "Reduced Downtime",
      "Enhanced Security",
      "Focus on Your Business",
    ],
  ],
  "/services/managed-it-guide": ["FREE RESOURCE", "99.9%", "85%", "45%", "94%"],
  "/services/cybersecurity": [
    ["External Network", "Internal Network", "Web Application", "Social Engineering"],
  ],
  "/services/it-consulting": [["Assessment", "Strategy Development", "Implementation"]],
  "/services/procurement": ["Exclusively for telecom and IT solution providers."],
  "/services/voip": [
    [
      "Cost Efficiency",
      "Reliability",
      "Scalability",
      "Advanced Analytics",
      "Quick Implementation",
      "Unified Communications",
    ],
    ["Core features", "Advanced features"],
  ],
  "/services/line-card": [
    "Become a Partner",
    "Explore Our Line Card",
    ["Simplified Procurement", "Technical Expertise", "Competitive Pricing"],
    [
      "Neat",
      "Microsoft",
      "Dell",
      "Palo Alto",
      "Fortinet",
      "Synology",
      "HP",
      "Lenovo",
      "Cyberpower",
      "Ericsson LG",
      "Clearfly",
      "3CX",
      "Fanvil",
    ],
    "Become a Partner",
    "Get Started Today",
  ],
  "/about": [
    ...(facts.acquisition ? [longDate(facts.acquisition.date), facts.acquisition.firm] : []),
    hours.about,
  ],
  "/rtp": [
    "linked to our quotes and master service agreements",
    [
      "CPU",
      "Quad-core 2.4 GHz",
      "Hexa-core 3.0 GHz",
      "RAM",
      "8 GB",
      "16 GB",
      "Storage",
      "256 GB SSD",
      "512 GB SSD",
      "Graphics",
      "Display",
      "Full HD",
      "QHD or 4K",
      "Networking",
      "OS",
      "Octa-core",
      "4 GB",
      "6 GB",
      "64 GB",
      "128 GB",
    ],
  ],
  "/brand-guidelines": ["lines of 50-75 characters", "at most 2-3 font sizes per page"],
  "/legal": [
    [
      "Terms of service",
      "Privacy policy",
      "Device information",
      "Cookies",
      "Logs",
      "Web beacons",
      "Analytics sharing",
      "Do Not Track",
      "Data retention",
      "Changes",
      "Contact",
      "Copyright",
    ],
  ],
  ...Object.fromEntries(
    facts.offices.map(({ slug, hours: own }) => [
      `/locations/${slug}`,
      [own?.label ?? hours.location],
    ]),
  ),
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

/** The route table of specification 2, and the titles it knows. */
const titles: Record<string, string | undefined> = {
  "/": `${facts.brand} | Your Technology Success Partner`,
  "/services/managed-it": undefined,
  "/services/managed-it-guide": `Managed IT Services Guide | ${facts.brand}`,
  "/services/cloud-solutions": undefined,
  "/services/cybersecurity": undefined,
  "/services/it-consulting": undefined,
  "/services/procurement": `Strategic Enablement & Procurement | ${facts.brand}`,
  "/services/voip": `VoIP Solutions | ${facts.product}`,
  "/services/line-card": "Technology Partner Line Card",
  "/blog": undefined,
  "/blog/importance-of-penetration-testing": undefined,
  "/blog/future-of-voip-small-businesses": undefined,
  "/blog/cloud-migration-strategies": undefined,
  "/blog/cybersecurity-remote-teams": undefined,
  "/blog/it-consulting-business-transformation": undefined,
  "/blog/optimizing-it-infrastructure": undefined,
  ...(facts.acquisition && { [`/blog/${facts.productSlug}-acquisition`]: undefined }),
  "/about": undefined,
  "/legal": undefined,
  "/contact": undefined,
  ...Object.fromEntries(facts.offices.map(({ slug }) => [`/locations/${slug}`, undefined])),
  "/brand-guidelines": undefined,
  "/rtp": undefined,
  "/presence-partnership": undefined,
  "/support": `Technical Support | ${facts.product}`,
  // For orientation; not the specification's.
  "/site-map": undefined,
  "/accessibility": undefined,
};

test("the route table has every path of the specification", () => {
  expect(pagePaths).toEqual(expect.arrayContaining(Object.keys(titles)));
});

test("the titles that the specification knows are exact", async () => {
  for (const [path, title] of Object.entries(titles)) {
    if (!title) continue;
    const page = await (await fetch(`${site.url}${path}`)).text();
    expect(titleOf(page)).toBe(title);
  }
});

/** What a reader sees of a page's main part, as one line. */
const readAt = async (path: string) =>
  textOf(part(await (await fetch(`${site.url}${path}`)).text(), "main"));

test.each(Object.entries(specified))(
  "%s says what the specification quotes",
  async (path, words) => {
    const text = await readAt(path);
    const missing = words.flatMap((group) => {
      let from = 0;
      return [group].flat().filter((word) => {
        const at = text.indexOf(word, from);
        if (at >= 0) from = at + word.length;
        return at < 0;
      });
    });
    expect(missing).toEqual([]);
  },
);
