import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/tasks.ts";

test("npm installs all of it, and runs its scripts, also for somebody who has set otherwise", () => {
  const home = mkdtempSync(join(tmpdir(), "home-"));
  writeFileSync(join(home, ".npmrc"), "ignore-scripts=true\nomit=dev\n");
  const env = { PATH: process.env.PATH, HOME: home, NODE_ENV: "production" };
  const settings = execFileSync("npm", ["config", "list", "--json"], { cwd: root, env });
  expect(JSON.parse(String(settings))).toMatchObject({ "ignore-scripts": false, include: ["dev"] });
  rmSync(home, { recursive: true });
});
