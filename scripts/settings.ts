/**
 * What is wrong with a site's settings, as its worker would say, before it is deployed: what wrangler.toml has, and
 * which secrets are there. `node scripts/settings.ts production [NAME,NAME …]` prints it; without names, the
 * secrets are taken to be there. What a secret holds nobody is told.
 */
import { join } from "node:path";
import { unstable_readConfig as readConfig, type Unstable_Config } from "wrangler";
import { loadModule } from "./build/load-module.ts";
import { settingsFromEnvironment } from "./local-sink.ts";
import { root } from "./tasks.ts";

/** Secrets that a site may have, each with a value that is one. */
const secretValues: Record<string, string> = {
  REFERENCE_SECRET: "a secret of thirty-two characters",
  FORM_SERVICE_URL: "https://service.invalid/",
  FORM_SERVICE_AUTHORIZATION: "Bearer x",
  ALERT_URL: "https://alerts.invalid/",
  AKISMET_KEY: "0123456789ab",
};

const method = () => undefined;

/**
 * A line for each setting that is missing or wrong, never its value.
 * @param site a deployed one; without it, the local site as the environment sets it
 * @param secrets the names of those that it has
 */
export async function settingProblems(
  site?: string,
  secrets: readonly string[] = Object.keys(secretValues),
  file = join(root, "wrangler.toml"),
): Promise<string[]> {
  const { parseEnv } = await loadModule<typeof import("../app/config/env.server.ts")>(
    "app/config/env.server.ts",
  );
  const config: Unstable_Config = readConfig({ config: file, env: site }, { hideWarnings: true });
  const has = Object.entries(secretValues).filter(([name]) => secrets.includes(name));
  const local = {
    LEADS_TO: "leads@example.org",
    LEADS_FROM: "site@example.org",
    FORM_SERVICE_URL: secretValues.FORM_SERVICE_URL,
  };
  const { problems } = parseEnv({
    ...(site ? Object.fromEntries(has) : local),
    ...config.vars,
    ...(!site && settingsFromEnvironment()),
    ...(config.d1_databases.some(({ binding }) => binding === "DB") && { DB: { batch: method } }),
    ...Object.fromEntries(config.ratelimits.map(({ name }) => [name, { limit: method }])),
    ...Object.fromEntries(config.send_email.map(({ name }) => [name, { send: method }])),
  });
  const { crons = [] } = config.triggers;
  const everyMinute = !site || crons.includes("* * * * *");
  const cron = "crons has no * * * * *, by which undelivered leads are sent again each minute";
  return everyMinute ? [...problems] : [...problems, cron];
}

const [, script = "", deployed, secretList] = process.argv;
if (script.endsWith("scripts/settings.ts") && deployed) {
  const problems = await settingProblems(deployed, secretList?.split(","));
  if (problems.length > 0) console.log(problems.join("; "));
}
