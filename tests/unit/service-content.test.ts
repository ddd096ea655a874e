import { expect, test } from "vitest";
import { cloudSolutions } from "~/content/service-pages/cloud-solutions";
import { cybersecurity } from "~/content/service-pages/cybersecurity";
import { itConsulting } from "~/content/service-pages/it-consulting";
import { managedIt } from "~/content/service-pages/managed-it";
import { procurement } from "~/content/service-pages/procurement";
import type { Part } from "~/content/service-pages/shape";
import { voip } from "~/content/service-pages/voip";

/** Whether a part says what is left out of the price. */
const saysWhatIsOut = (part: Part) =>
  part.kind === "scope" ||
  (part.kind === "lists" &&
    [...part.lists, ...(part.terms ?? [])].some(({ title }) => title === "Not included"));

/** "$27,000", "1,800 GB", "19" as numbers. */
const amount = (text: string) => Number(text.replace(/[^\d.]/g, ""));

const pages = [managedIt, cloudSolutions, cybersecurity, itConsulting, procurement, voip];

test.each(pages)(
  "$path says what the price leaves out and how the first 30 days go, and its one worked example adds up",
  ({ parts }) => {
    expect(parts.some(saysWhatIsOut)).toBe(true);
    expect(parts.filter(({ id }) => id === "first-30-days")).toHaveLength(1);
    const examples = parts.flatMap((part) => (part.kind === "example" ? [part.table] : []));
    expect(examples).toHaveLength(1);
    for (const { columns, rows, total } of examples) {
      for (let at = 1; at < columns.length; at++) {
        const sum = rows.reduce((sofar, row) => sofar + amount(row[at] ?? ""), 0);
        expect(sum, columns[at]).toBe(amount(total[at] ?? ""));
      }
    }
  },
);
