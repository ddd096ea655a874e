import { describe, expect, it } from "vitest";
import { cloudSolutions } from "~/content/service-pages/cloud-solutions";
import { cybersecurity } from "~/content/service-pages/cybersecurity";
import { itConsulting } from "~/content/service-pages/it-consulting";
import { managedIt } from "~/content/service-pages/managed-it";
import { procurement } from "~/content/service-pages/procurement";
import type { Part, ServiceContent } from "~/content/service-pages/shape";
import { voip } from "~/content/service-pages/voip";

/** How many entries the specification asks of a page's parts (specification 2), and where its contact links lead. */
const asked: {
  page: ServiceContent;
  contact: string;
  counts: [kind: Part["kind"], count: number][];
}[] = [
  {
    page: managedIt,
    contact: "#contact",
    counts: [
      ["cards", 6],
      ["cards", 4],
    ],
  },
  {
    page: cloudSolutions,
    contact: "#contact",
    counts: [
      ["cards", 6],
      ["reasons", 4],
    ],
  },
  {
    page: cybersecurity,
    contact: "#contact",
    counts: [
      ["cards", 6],
      ["cards", 4],
      ["reasons", 4],
    ],
  },
  {
    page: itConsulting,
    contact: "#contact",
    counts: [
      ["steps", 3],
      ["cards", 6],
      ["reasons", 4],
    ],
  },
  {
    page: procurement,
    contact: "/#contact",
    counts: [
      ["lists", 2],
      ["cards", 6],
      ["reasons", 4],
    ],
  },
  {
    page: voip,
    contact: "/#contact",
    counts: [
      ["cards", 6],
      ["lists", 2],
    ],
  },
];

/** How many entries a part has, whatever its kind calls them. */
function entries(part: Part): number {
  if (part.kind === "cards" || part.kind === "reasons") return part.cards.length;
  if (part.kind === "steps") return part.steps.length;
  return part.kind === "lists" ? part.lists.length : 0;
}

/** Whether a part says what is left out of the price. */
const saysWhatIsOut = (part: Part) =>
  part.kind === "scope" || (part.kind === "lists" && part.lists.some((list) => list.not));

/** "$27,000", "1,800 GB", "19" as numbers. */
const amount = (text: string) => Number(text.replace(/[^\d.]/g, ""));

describe.each(asked.map((one) => [one.page.path, one] as const))("%s", (_, one) => {
  const { page } = one;

  it("has as many entries in its parts as the specification counts", () => {
    const counted = page.parts.map((part) => `${part.kind}: ${entries(part)}`);
    for (const [kind, count] of one.counts) expect(counted).toContain(`${kind}: ${count}`);
  });

  it("has the parts every service page has", () => {
    expect(page.parts.some(saysWhatIsOut)).toBe(true);
    expect(page.parts.filter(({ id }) => id === "first-30-days")).toHaveLength(1);
    expect(page.parts.filter((part) => part.kind === "example")).toHaveLength(1);
  });

  it("leads to the contact form from the hero and at the end", () => {
    expect(page.hero.actions[0]?.to).toBe(one.contact);
    const { closing } = page;
    const leads = closing === "contact" ? "#contact" : closing.to;
    expect(leads).toBe(one.contact);
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

it("the hero of managed IT offers the guide, and that of procurement the line card", () => {
  const targets = (page: ServiceContent) => page.hero.actions.map(({ to }) => to);
  expect(targets(managedIt)).toContain("/services/managed-it-guide");
  expect(targets(procurement)).toContain("/services/line-card");
});
