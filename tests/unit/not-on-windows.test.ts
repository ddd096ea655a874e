import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/tasks.ts";

const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};
/** Has Node take the machine for one with Windows. */
const onWindows = `data:text/javascript,Object.defineProperty(process, "platform", { value: "win32" })`;
/** With which somebody begins, and what each runs first: the shell of Windows has no `exec`. */
const commands = ["start", "test", "dev", "build", "deploy"].map(
  (name) => [name, scripts[`pre${name}`] ?? scripts[name] ?? ""] as const,
);

test.each(commands)("on Windows `npm run %s` says in one line to use WSL", (_, command) => {
  const [node = "", script = "", ...more] = command.split(" ");
  expect([node, more]).toEqual(["node", []]);
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", onWindows, script], {
    cwd: root,
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^This project does not run on Windows itself\. Run it in WSL: \S+\n$/);
});
