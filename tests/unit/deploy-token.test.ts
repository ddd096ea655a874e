import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../../scripts/tasks.ts";
import { checkout } from "../support/checkout";

test("a deploy's token reaches wrangler, and neither npm, the build nor the settings, which are looked at first", () => {
  const scripts = ["deploy.ts", "tasks.ts", "secrets.ts", "install.mjs"];
  const { folder: copy, write, remove } = checkout(scripts);
  write("package-lock.json", '{ "packages": { "node_modules/one": { "version": "1.0.0" } } }');
  write("node_modules/node/bin/node", "");
  // Programs that write down what they were given, in place of the real ones.
  const note = 'printf "%s %s %s\\n" "$NAME" "$1" "$CLOUDFLARE_API_TOKEN" >> "$NOTES"';
  for (const path of ["bin/npm", "node_modules/.bin/wrangler"]) {
    write(path, `#!/bin/sh\nNAME=${path}\n${note}\n`);
  }
  for (const name of ["settings", "build", "check"]) {
    write(
      `scripts/${name}.ts`,
      `import { appendFileSync } from "node:fs";
       console.log(process.env.WRONG ?? "");
       appendFileSync(process.env.NOTES, "${name}  " + (process.env.CLOUDFLARE_API_TOKEN ?? "") + "\\n");`,
    );
  }
  const env = {
    PATH: `${join(copy, "bin")}:${process.env.PATH}`,
    NOTES: join(copy, "notes"),
    CLOUDFLARE_API_TOKEN: "the-token",
  };
  // What `npm run deploy` runs.
  for (const [script = "", ...args] of [["install.mjs"], ["deploy.ts", "production"]]) {
    execFileSync(process.execPath, [join(copy, "scripts", script), ...args], {
      env,
      stdio: "pipe",
    });
  }
  const notes = readFileSync(join(copy, "notes"), "utf8");
  rmSync(join(copy, "notes"));
  const wrong = spawnSync(process.execPath, [join(copy, "scripts/deploy.ts"), "production"], {
    env: { ...env, WRONG: "LEADS_TO is missing or no email address" },
  });
  expect(wrong.stderr.toString()).toBe(
    "Not deployed: settings: LEADS_TO is missing or no email address\n",
  );
  expect([wrong.status, readFileSync(join(copy, "notes"), "utf8")]).toEqual([
    1,
    "node_modules/.bin/wrangler secret the-token\nsettings  \n",
  ]);
  remove();
  expect(notes.trim().split("\n")).toEqual([
    "bin/npm ci ",
    "node_modules/.bin/wrangler secret the-token",
    "settings  ",
    "build  ",
    "node_modules/.bin/wrangler d1 the-token",
    "node_modules/.bin/wrangler deploy the-token",
    // Which imports no package either.
    "check  the-token",
  ]);
});

describe("the workflow", () => {
  const workflow = readFileSync(join(root, ".github/workflows/ci.yml"), "utf8");
  const steps = workflow.split(/\n {6}- /);

  test("names every action by its commit", () => {
    const actions = [...workflow.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(3);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d/);
  });

  test("gives the token to one step, which deploys what an earlier one has installed and built", () => {
    const [first, second, ...more] = steps.filter((step) => step.includes("npm run deploy"));
    expect(more).toEqual([]);
    expect(first).toMatch(/run: npm run deploy -- "\$SITE" --dry-run\n/);
    expect(steps.filter((step) => step.includes("secrets."))).toEqual([second]);
    expect(second).toMatch(/run: npm run deploy -- "\$SITE"\n/);
  });

  test.each([
    ["push", "refs/heads/main", "", true],
    ["push", "refs/heads/idea", "", false],
    ["pull_request", "refs/pull/1/merge", "", false],
    ["workflow_dispatch", "refs/heads/idea", "preview", true],
    ["workflow_dispatch", "refs/heads/idea", "production", false],
    ["workflow_dispatch", "refs/tags/main", "production", false],
    ["workflow_dispatch", "refs/heads/main", "production", true],
  ])("on a %s of %s deploys to %j: %s", (event_name, ref, site, expected) => {
    const [, condition = ""] = workflow.match(/deploy:[\s\S]*?if: >-\n([\s\S]*?)\n {4}\w/) ?? [];
    // The condition is made of comparisons that mean the same here.
    const decide = new Function("github", "inputs", `return Boolean(${condition})`);
    expect(decide({ event_name, ref }, { site })).toBe(expected);
  });
});
