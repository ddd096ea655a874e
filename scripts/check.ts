/**
 * `npm run check -- https://www.your-company.example`: asks a deployed site whether it is what was built, and says
 * what is wrong and where to change it. It changes nothing and sends no lead. More addresses after the first have to
 * lead to it. It runs beside a token, so it imports no package.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { accountChecks, isSignedOut } from "./check/account.ts";
import { readBuilt } from "./check/built.ts";
import { type Check, isLocal, publicChecks } from "./check/public.ts";
import { changesOf, OTHER_BUILD } from "./check/zone.ts";
import { root, say, stopWith } from "./tasks.ts";

const usage =
  "Say which site: npm run check -- https://www.your-company.example [more addresses that lead there] [--env production]";
const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { env: { type: "string" }, wait: { type: "boolean" } },
});
const { env, wait, ...unknown } = values;
if (Object.keys(unknown).length > 0) stopWith(usage);

const settings = readFileSync(join(root, "wrangler.toml"), "utf8");
/** The address of each deployed site that has one. */
const origins = Object.fromEntries(
  settings
    .split(/^\[env\.(?=[\w-]+\]$)/m)
    .slice(1)
    .map((part) => [part.split("]")[0], /CANONICAL_ORIGIN = "([^"]+)"/.exec(part)?.[1]]),
);
const given = positionals.map((one) => (URL.canParse(one) ? new URL(one).origin : stopWith(usage)));
const [origin = origins[String(env)], ...others] = given;
if (!origin && !env) stopWith(usage);
if (origin && !isLocal(origin) && !origin.startsWith("https:"))
  stopWith("The address begins with https://.");
const site =
  typeof env === "string" ? env : Object.keys(origins).find((name) => origins[name] === origin);
if (site && !(site in origins)) stopWith(`There is no site ${site} in wrangler.toml.`);
const client = join(root, "build/client");
if (!existsSync(client)) stopWith("Nothing is built to compare with: npm run build");

/** A deploy takes some seconds until every one of Cloudflare's machines has it. */
async function untilDeployed(built: ReturnType<typeof readBuilt>, at: string) {
  const home = built.pages.find(({ path }) => path === "/")?.text ?? "";
  for (let left = 12; left > 0; left--) {
    const answer = await fetch(at).catch(() => undefined);
    const isOld = !answer || changesOf(home, answer, await answer.text()).includes(OTHER_BUILD);
    if (!isOld) return;
    await new Promise((done) => setTimeout(done, 5_000));
  }
}

/** How many of the checks found something. */
async function report(checks: Check[]): Promise<number> {
  let wrong = 0;
  for (const { title, problems } of checks) {
    const found = await problems().catch((error) => {
      if (!isSignedOut(error)) return [String(error?.stderr || error?.message || error).trim()];
      console.log(`- not asked whether ${title}: sign in first, npx wrangler login`);
      return undefined;
    });
    if (!found) continue;
    console.log(`${found.length > 0 ? "✗" : "✓"} ${title}`);
    for (const line of found) console.log(`    ${line}`);
    wrong += Number(found.length > 0);
  }
  return wrong;
}

const made = readBuilt(client);
say(`Checking ${[origin, site && `the database of ${site}`].filter(Boolean).join(" and ")} …`);
if (wait && origin) await untilDeployed(made, origin);
const wrong = await report([
  ...(origin ? publicChecks(origin, made, fetch, others) : []),
  ...(site || (origin && isLocal(origin)) ? accountChecks(site) : []),
]);
if (wrong > 0) stopWith(`${wrong} of these ${wrong === 1 ? "is" : "are"} wrong.`);
say("All is well.");
