import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { settingProblems } from "../../scripts/settings.ts";
import { root } from "../../scripts/tasks.ts";

const settings = readFileSync(join(root, "wrangler.toml"), "utf8");

/** The problems of production, with a part of wrangler.toml replaced. */
async function withChange(part: string, by: string) {
  const folder = mkdtempSync(join(tmpdir(), "settings-"));
  const file = join(folder, "wrangler.toml");
  expect(settings).toContain(part);
  writeFileSync(file, settings.replace(part, by));
  try {
    return await settingProblems("production", undefined, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const production = 'vars = { ENVIRONMENT = "production",';
const withVars = (vars: string) => withChange(production, `${production} ${vars},`);

afterEach(() => vi.unstubAllEnvs());

test.each(["preview", "production"])("%s has nothing wrong as it stands", async (site) => {
  expect(await settingProblems(site)).toEqual([]);
});

test("secrets that a site has not are named", async () => {
  expect(await settingProblems("production", ["ALERT_URL"])).toEqual([
    expect.stringMatching(/^REFERENCE_SECRET is missing/),
    expect.stringMatching(/^FORM_SERVICE_URL is missing/),
  ]);
});

test.each([
  ['SINK = "mail"', /^SINK is neither http nor email$/],
  ['SINK = "email"', /^MAIL is missing: .*LEADS_TO is missing.*LEADS_FROM is missing/],
  ['SINK = "email", LEADS_TO = "private"', /LEADS_TO is missing or no email address/],
  ['SINK = "email", LEADS_TO = "a@b.example", LEADS_FROM = "private <"', /LEADS_FROM/],
  ['ALERT_URL = "private"', /^ALERT_URL is missing or no http\(s\) address$/],
  ['FORM_SERVICE_URL = "private"', /^FORM_SERVICE_URL is missing or no http\(s\) address$/],
])("%s is told without its value", async (vars, problem) => {
  const told = (await withVars(vars)).join("; ");
  expect(told).toMatch(problem);
  expect(told).not.toContain("private");
});

test("a sweep that does not run every minute is told", async () => {
  expect(await withChange('crons = ["* * * * *"]', 'crons = ["*/10 * * * *"]')).toEqual([
    expect.stringMatching(/^crons has no \* \* \* \* \*/),
  ]);
});

test("the local site's come from the environment of npm start", async () => {
  expect(await settingProblems()).toEqual([]);
  vi.stubEnv("ALERT_URL", "nowhere");
  expect(await settingProblems()).toEqual(["ALERT_URL is missing or no http(s) address"]);
});
