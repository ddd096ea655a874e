import { describe, expect, it } from "vitest";
import { site } from "~/config/site";
import { partnershipPage } from "~/content/partnership";
import { supportPage } from "~/content/support";
import { support } from "~/forms/support";
import routes from "../../app/routes";

const said = (value: unknown): string => JSON.stringify(value);

describe("the partnership page", () => {
  const { hero, why, solutions, alerter, roles } = partnershipPage;

  it("stands at its path", () => {
    expect(routes.map(({ path }) => path)).toContain("/presence-partnership");
  });

  it("scrolls from the hero to the form and to the solutions", () => {
    expect(hero.actions.map(({ to }) => to)).toEqual(["#partnership-form-section", "#solutions"]);
  });

  it("names the specification's three reasons, in order", () => {
    expect(why.title).toBe("Why Partner With Us");
    expect(why.cards.map(({ title }) => title)).toEqual([
      "Vendor Status",
      "Dedicated Support",
      "Exclusive Cloud Hosting",
    ]);
  });

  it("features three solutions, in order", () => {
    expect(solutions.cards.map(({ title }) => title)).toEqual([
      "Cloud-based virtual phone platform",
      "Hardware phone systems on-premises",
      "Staff Alerter",
    ]);
    expect(said(solutions.cards[0])).toContain("scalable from 100 to 1,000+ users");
  });

  it("tells one scenario a sector, and that an alert is not an emergency call", () => {
    expect(alerter.lead).toMatch(/Silent panic alerts.*Team coordination/);
    expect(alerter.sectors.map(({ title }) => title)).toEqual([
      "Healthcare",
      "Education",
      "Hospitality",
    ]);
    expect(alerter.warning.title).toBe("Alerts do not replace 911.");
  });

  it("has an example that adds up", () => {
    const sum = /(\d+) and (\d+) make (\d+)/.exec(solutions.example.text);
    const [cloud, hardware, total] = sum?.slice(1).map(Number) ?? [];
    expect(Number(cloud) + Number(hardware)).toBe(total);
    expect(solutions.example.text).toContain(`four sites with ${Number(total) / 4} users each`);
  });

  it("says who buys and who supports", () => {
    expect(roles.title).toBe("Who buys, who supports");
    expect(said(roles.rows)).toContain(site.support.phone);
  });

  it("claims no rank the specification does not give", () => {
    expect(said(partnershipPage)).not.toMatch(/certifi|award|gold|platinum|premier|authorized|#1/i);
  });
});

describe("the support page", () => {
  const { title, options, ticket, urgency } = supportPage;

  it("has the specification's title", () => {
    expect(title).toBe(`Technical Support | ${site.product}`);
  });

  it("offers the three ways in, in order", () => {
    const { call, email, portal } = options;
    expect([call, email, portal].map((card) => card.title)).toEqual([
      "Call by Phone",
      "Email Support",
      "Submit a Ticket",
    ]);
    expect(email.text).toContain("reply within 24 hours");
    expect(options.newTab).toContain("opens in a new tab");
  });

  it("leads to the portal from the ticket form", () => {
    expect(ticket.portal.button).toBe("Go to Support Portal Login");
  });

  it("explains each urgency of the form with the specification's response times", () => {
    const choice = support.fields.urgency;
    const values = choice.kind === "choice" ? choice.options.map(({ value }) => value) : [];
    const levels = urgency.levels.map(({ level }) => level.toLowerCase());
    expect([...levels].sort()).toEqual([...values].sort());
    expect(urgency.levels.map(({ kind, reply }) => `${kind.split(",")[0]} ${reply}`)).toEqual([
      "Critical 15-30 minutes",
      "Non-critical 1-4 hours",
      "Non-critical 1-4 hours",
    ]);
  });
});

describe.each([partnershipPage, supportPage])("$title", ({ description }) => {
  it("is described in 110 to 160 characters", () => {
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});
