/**
 * Looks for what is left of the company before, in the copy: in every page and file, in the previews, in what
 * a form answers, in letters and in alerts. Its argument is the list of old values, as JSON.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parse } from "node-html-parser";
import { previewOf } from "../build/previews.ts";
import { migrateDatabase, startBuiltWorker, sweepAt } from "../built-worker.ts";
import { startFormService } from "../form-service.ts";
import { pagePaths } from "../page-paths.ts";
import { root, say, stopWith } from "../tasks.ts";
import { leftIn, type OldValue } from "./old-values.ts";

const old = JSON.parse(process.argv[2] ?? "") as OldValue[];
const MINUTE = 60_000;

const service = await startFormService(0);
const site = startBuiltWorker(
  {
    SINK: "email",
    LEADS_TO: "leads@owner.example",
    LEADS_FROM: "site@owner.example",
    SUPPORT_TO: "help@owner.example",
    ALERT_URL: service.url,
  },
  { mails: new URL("/mails", service.url).href, log: () => {} },
);
const { origin } = await site.ready;
await migrateDatabase((await site.getD1Database("DB")) as unknown as D1Database);

const client = join(root, "build/client");
const files = readdirSync(client, { recursive: true })
  .map(String)
  .filter((name) => /(\.(html|css|js|svg|txt|xml|json|webmanifest)|_headers)$/.test(name));
const texts: [where: string, text: string][] = files.map((name) => [
  name,
  readFileSync(join(client, name), "utf8"),
]);

const textAt = async (path: string, init?: RequestInit) => {
  const response = await fetch(origin + path, { redirect: "manual", ...init });
  return `${response.headers.get("Location") ?? ""}\n${await response.text()}`;
};
const paths = await pagePaths();
for (const path of [...paths, "/blog/feed.xml", "/nothing-here", "/contact?sent=contact"]) {
  const text = await textAt(path);
  texts.push([path, text]);
  const preview = paths.includes(path) && previewOf(parse(text));
  if (preview) texts.push([`the preview of ${path}`, preview]);
}

const post = (path: string, fields: Record<string, string>) =>
  textAt(path, { method: "POST", body: new URLSearchParams(fields) });
const lead = { name: "Ann Lee", email: "ann@visitor.example", message: "The printer hums." };
const ticket = {
  ...lead,
  form: "support",
  phone: "2025550188",
  company: "Co",
  subject: "It",
  urgency: "low",
  termsAccepted: "on",
};
const leadForms = ["/contact", ...paths.filter((path) => path.startsWith("/locations/"))];
for (const path of leadForms) texts.push([`an empty form of ${path}`, await post(path, {})]);
for (const path of leadForms) await post(path, { ...lead, message: path });
texts.push(["a ticket sent", await post("/support", ticket)]);
service.behaviour = "fail";
texts.push(["a ticket that failed", await post("/support", { ...ticket, message: "Again." })]);
const worker = await site.getWorker();
await sweepAt(worker, 20 * MINUTE);
/** The letters, and the alert. */
const arrived = () =>
  service.arrivals.filter(({ answered, mail }) => answered === "accept" || !mail);
for (let wait = 0; arrived().length < leadForms.length + 2 && wait < 100; wait++) {
  await setTimeout(100);
}
if (arrived().length < leadForms.length + 2) stopWith("not every letter came, or no alert");
for (const { mail, raw } of service.arrivals) texts.push([mail ? "a letter" : "an alert", raw]);
await site.dispose();
await service.close();

const left = texts.flatMap(([where, text]) => leftIn(where, text, old));
if (left.length > 0) stopWith(left.join("\n"));
say(`  none of ${old.length} old values in ${texts.length} texts`);
