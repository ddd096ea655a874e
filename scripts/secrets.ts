/** Which secrets a deployed site has. It runs beside a token, so it imports no package. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { bin, root, wranglerEnv } from "./tasks.ts";

/** Their names; undefined where wrangler is not signed in or the worker is not deployed yet. */
export async function secretNames(site: string): Promise<string[] | undefined> {
  try {
    const args = ["secret", "list", "--format", "json", "--env", site];
    const options = { cwd: root, env: wranglerEnv };
    const { stdout } = await promisify(execFile)(bin("wrangler"), args, options);
    const list: { name: string }[] = JSON.parse(stdout.slice(stdout.indexOf("[")));
    return list.map(({ name }) => name);
  } catch {
    return undefined;
  }
}
