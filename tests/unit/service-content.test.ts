import { describe, expect, it } from "vitest";
import { site } from "~/config/site";
import { cloudSolutions } from "~/content/service-pages/cloud-solutions";
import { cybersecurity } from "~/content/service-pages/cybersecurity";
import { itConsulting } from "~/content/service-pages/it-consulting";
import { managedIt } from "~/content/service-pages/managed-it";
import { procurement } from "~/content/service-pages/procurement";
import type { Part, ServicePage } from "~/content/service-pages/shape";
import { voip } from "~/content/service-pages/voip";

/** What the specification asks of a page, in its order: a number is a count, a list is exact titles. */
interface Asked {
  page: ServicePage;
  /** Where the specification knows it. */
  title?: string;
  contact: string;
  titles: readonly (readonly [kind: Part["kind"], titles: number | readonly string[]])[];
}

const asked: readonly Asked[] = [
  {
    page: managedIt,
    contact: "#contact",
    titles: [
      [
        "cards",
        [
          "24/7 Monitoring & Alerts",
          "Help Desk Support",
          "Patch Management",
          "Security Management",
          "Asset Management",
          "Strategic Planning",
        ],
      ],
      [
        "reasons",
        [
          "Predictable Monthly Costs",
          "Reduced Downtime",
          "Enhanced Security",
          "Focus on Your Business",
        ],
      ],
    ],
  },
  {
    page: cloudSolutions,
    contact: "#contact",
    titles: [
      ["cards", 6],
      ["reasons", 4],
    ],
  },
  {
    page: cybersecurity,
    contact: "#contact",
    titles: [
      ["cards", 6],
      ["cards", ["External Network", "Internal Network", "Web Application", "Social Engineering"]],
      ["reasons", 4],
    ],
  },
  {
    page: itConsulting,
    contact: "#contact",
    titles: [
      ["steps", ["Assessment", "Strategy Development", "Implementation"]],
      ["cards", 6],
      ["reasons", 4],
    ],
  },
  {
    page: procurement,
    title: `Strategic Enablement & Procurement | ${site.brand}`,
    contact: "/#contact",
    titles: [
      ["lists", ["It’s for you if", "It’s not for you if"]],
      ["cards", 6],
      ["reasons", 4],
    ],
  },
  {
    page: voip,
    title: `VoIP Solutions | ${site.product}`,
    contact: "/#contact",
    titles: [
      [
        "cards",
        [
          "Cost Efficiency",
          "Reliability",
          "Scalability",
          "Advanced Analytics",
          "Quick Implementation",
          "Unified Communications",
        ],
      ],
      ["lists", ["Core features", "Advanced features"]],
    ],
  },
];

/** The titles inside a part, whatever its kind calls them. */
function inner(part: Part): string[] {
  if (part.kind === "cards" || part.kind === "reasons") return part.cards.map((c) => c.title);
  if (part.kind === "steps") return part.steps.map((s) => s.title);
  if (part.kind === "lists") return part.lists.map((l) => l.title);
  return [];
}

/** Whether a part holds what the specification asks for: so many entries, or entries with these titles. */
const holds = (part: Part, kind: Part["kind"], titles: number | readonly string[]) =>
  part.kind === kind &&
  (typeof titles === "number"
    ? inner(part).length === titles
    : inner(part).join() === titles.join());

/** Whether a part says what is left out of the price. */
const saysWhatIsOut = (part: Part) =>
  part.kind === "scope" || (part.kind === "lists" && part.lists.some((list) => list.not));

/** "$27,000", "1,800 GB", "19" as numbers. */
const amount = (text: string) => Number(text.replace(/[^\d.]/g, ""));

describe.each(asked.map((one) => [one.page.path, one] as const))("%s", (_, one) => {
  const { page } = one;

  it("has the sections of the specification, in its order", () => {
    let from = 0;
    for (const [kind, titles] of one.titles) {
      const at = page.parts.findIndex((part, at) => at >= from && holds(part, kind, titles));
      expect(at, `${kind}: ${titles}`).toBeGreaterThanOrEqual(from);
      from = at + 1;
    }
  });

  it("has the parts every service page has", () => {
    expect(page.parts.some(saysWhatIsOut)).toBe(true);
    expect(page.parts.filter((part) => part.title.startsWith("The first 30 days"))).toHaveLength(1);
    expect(page.parts.filter((part) => part.kind === "example")).toHaveLength(1);
  });

  it("has its title and a description a search engine shows whole", () => {
    if (one.title) expect(page.title).toBe(one.title);
    expect(page.description.length).toBeGreaterThanOrEqual(110);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  it("leads to the contact form from the hero and at the end", () => {
    expect(page.hero.actions[0]?.to).toBe(one.contact);
    expect(page.closing === "contact" ? "#contact" : page.closing.to).toBe(one.contact);
  });

  it("has a worked example whose columns add up", () => {
    for (const part of page.parts) {
      if (part.kind !== "example") continue;
      const { columns, rows, total } = part.table;
      for (let at = 1; at < columns.length; at++) {
        const sum = rows.reduce((sofar, row) => sofar + amount(row[at] ?? ""), 0);
        expect(sum, columns[at]).toBe(amount(total[at] ?? ""));
      }
    }
  });

  it("has no section or anchor twice, and lands its own links", () => {
    const titles = page.parts.map((part) => part.title);
    expect(new Set(titles).size).toBe(titles.length);
    const anchors = ["contact", ...page.parts.map((part) => part.id)];
    for (const { to } of page.hero.actions) {
      if (to.startsWith("#")) expect(anchors).toContain(to.slice(1));
    }
  });
});

describe("Managed IT Services", () => {
  it("shows the two figures of its card", () => {
    expect(managedIt.card.map(({ label, value }) => [label, value])).toEqual([
      ["System Uptime", "99.9%"],
      ["Issue Resolution", "95%"],
    ]);
  });

  it("offers the guide beside the contact form", () => {
    expect(managedIt.hero.actions.map(({ to }) => to)).toEqual([
      "#contact",
      "/services/managed-it-guide",
    ]);
  });

  it("answers with the figures of the specification", () => {
    const answers = managedIt.parts
      .flatMap((part) => (part.kind === "questions" ? part.questions : []))
      .map(({ answer }) => answer)
      .join(" ");
    for (const figure of ["$100-$200 per user per month", "15-30 minutes", "1-4 hours", "24/7"]) {
      expect(answers).toContain(figure);
    }
  });
});

describe("Strategic Enablement & Procurement", () => {
  it("says at the top whom it is for, and leads to the line card", () => {
    expect(procurement.hero.text).toMatch(/^Exclusively for telecom and IT solution providers\./);
    expect(procurement.hero.actions.map(({ to }) => to)).toContain("/services/line-card");
  });
});
