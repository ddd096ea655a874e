/**
 * `npm run check -- https://www.your-company.example`: asks a deployed site whether it is what was built, and says
 * what is wrong and where to change it. It changes nothing and sends no lead. More addresses after the first have to
 * lead to it. It runs beside a token, so it imports no package.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { accountChecks, isSignedOut } from "./check/account.ts";
import { type BuiltPage, readBuilt } from "./check/built.ts";
import { type Checks, isLocal, publicChecks } from "./check/public.ts";
import { isPreviousBuild } from "./check/zone.ts";
import { root, say, stopWith } from "./tasks.ts";

const usage =
  "Say which site: npm run check -- https://www.your-company.example [more addresses that lead there] [--env production]";
function siteGiven() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { env: { type: "string" }, wait: { type: "boolean" } },
    });
  } catch {
    return stopWith(usage);
  }
}
const { values, positionals } = siteGiven();
const { env, wait } = values;

const settings = readFileSync(join(root, "wrangler.toml"), "utf8");
/** The address of each deployed site that has one. */
const origins = Object.fromEntries(
  settings
    .split(/^\[env\.(?=[\w-]+\]$)/m)
    .slice(1)
    .map((part) => [part.split("]")[0], /CANONICAL_ORIGIN = "([^"]+)"/.exec(part)?.[1]]),
);
const addresses = positionals.map((one) =>
  URL.canParse(one) ? new URL(one).origin : stopWith(usage),
);
const [origin = origins[String(env)], ...others] = addresses;
if (!origin && !env) stopWith(usage);
if (origin && !isLocal(origin) && !origin.startsWith("https:"))
  stopWith("The address begins with https://.");
const site = env ?? Object.keys(origins).find((name) => origins[name] === origin);
if (site && !(site in origins)) stopWith(`There is no site ${site} in wrangler.toml.`);
const client = join(root, "build/client");
if (!existsSync(client)) stopWith("Nothing is built to compare with: npm run build");

/** A deploy takes some seconds until every one of Cloudflare's machines has it. */
async function untilDeployed(home: BuiltPage | undefined, at: string) {
  for (let left = 12; home && left > 0; left--) {
    const response = await fetch(at).catch(() => undefined);
    if (response && !(await isPreviousBuild(home, response))) return;
    await setTimeout(5_000);
  }
}

const builtSite = readBuilt(client);
say(`Checking ${[origin, site && `the database of ${site}`].filter(Boolean).join(" and ")} …`);
if (wait && origin) await untilDeployed(builtSite.pages.get("/"), origin);
const checks: Checks = {
  ...(origin && publicChecks(origin, builtSite, fetch, others)),
  ...((site || (origin && isLocal(origin))) && accountChecks(site)),
};
let wrong = 0;
for (const [title, problems] of Object.entries(checks)) {
  const found = await problems().catch((error) =>
    isSignedOut(error) ? "signed out" : [String(error.stderr || error.message).trim()],
  );
  if (found === "signed out") {
    console.log(`- not asked whether ${title}: sign in first, npx wrangler login`);
    continue;
  }
  const lines = found.filter(Boolean);
  console.log(`${lines.length > 0 ? "✗" : "✓"} ${title}`);
  for (const line of lines) console.log(`    ${line}`);
  wrong += Number(lines.length > 0);
}
if (wrong > 0) stopWith(`${wrong} of these ${wrong === 1 ? "is" : "are"} wrong.`);
say("All is well.");
