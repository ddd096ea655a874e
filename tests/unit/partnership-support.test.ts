import { describe, expect, it } from "vitest";
import { partnershipPage } from "~/content/partnership";
import { supportPage } from "~/content/support";
import { support } from "~/forms/support";

describe("the partnership page", () => {
  it("has an example that adds up", () => {
    const { text } = partnershipPage.solutions.example;
    const [cloud, hardware, total] =
      /so (\d+) users.*its (\d+) users.*All (\d+) share/.exec(text)?.slice(1).map(Number) ?? [];
    expect(Number(cloud) + Number(hardware)).toBe(total);
  });

  it("claims no rank the specification does not give", () => {
    const ranks = /certifi|award|gold|platinum|premier|authorized|#1/i;
    expect(JSON.stringify(partnershipPage)).not.toMatch(ranks);
  });
});

it("the support page explains each urgency of its form", () => {
  const choice = support.fields.urgency;
  const values = choice.kind === "choice" ? choice.options.map(({ value }) => value) : [];
  const levels = supportPage.urgency.targets.flatMap((target) =>
    target.levels.map(({ level }) => level.toLowerCase()),
  );
  expect([...levels].sort()).toEqual([...values].sort());
});
