/** The settings and secrets of a deployed site. It runs beside a token, so it imports no package. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { bin, childEnv, root, wranglerEnv } from "./tasks.ts";

const exec = promisify(execFile);

/** What wrangler answers as a list in JSON. Rejects with what it has said. */
export async function askWrangler<Item>(args: string[], env = wranglerEnv): Promise<Item[]> {
  const { stdout } = await exec(bin("wrangler"), args, { cwd: root, env });
  return JSON.parse(stdout.slice(stdout.indexOf("[")));
}

/** The names of its secrets; undefined where wrangler is not signed in or the worker is not deployed yet. */
export async function secretNames(site: string): Promise<string[] | undefined> {
  try {
    const args = ["secret", "list", "--format", "json", "--env", site];
    return (await askWrangler<{ name: string }>(args)).map(({ name }) => name);
  } catch {
    return undefined;
  }
}

/**
 * What is wrong with them, as its worker judges them; without the token, in a process of its own.
 * @param secrets whether they are asked for, or taken to be there
 */
export async function deployedSettingProblems(site: string, secrets = true): Promise<string> {
  const names = secrets ? await secretNames(site) : undefined;
  const args = [join(root, "scripts/settings.ts"), site, ...(names ? [names.join(",")] : [])];
  return (await exec(process.execPath, args, { cwd: root, env: childEnv })).stdout.trim();
}
