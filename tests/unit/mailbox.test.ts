import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, test, vi } from "vitest";

vi.mock("~/config/site", async (original) => {
  const { site } = await original<typeof import("~/config/site")>();
  return { site: { ...site, leadsGo: "mailbox" } };
});

afterAll(() => {
  vi.doUnmock("~/config/site");
  vi.resetModules();
});

test("where leads go to a mailbox, the legal page speaks of it and of no form service", async () => {
  vi.resetModules();
  const { legal } = await import("~/content/legal");
  const { DataWay } = await import("~/components/drawings/data-way");
  const { storedForms } = await import("~/routes/legal/stored-forms.server");
  const page = [
    JSON.stringify([legal, storedForms()]),
    renderToStaticMarkup(createElement(DataWay)),
  ].join();
  expect(page).not.toMatch(/form service|outside company/i);
  expect(page.match(/our mailbox/gi)?.length).toBeGreaterThan(3);
});
