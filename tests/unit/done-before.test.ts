import { execFileSync } from "node:child_process";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkout } from "../support/checkout";

test("installing and building are done once, wherever the checkout is moved, and again if a package is missing", () => {
  const { folder, write, remove } = checkout(["tasks.ts", "install.mjs"], "here");
  write("here/package-lock.json", '{ "packages": { "": {}, "node_modules/one": {} } }');
  write("here/package.json", "{}");
  // Stand in for npm and the build, and write down that they ran.
  write(
    "bin/npm",
    '#!/bin/sh\nmkdir -p node_modules/one node_modules/node/bin\necho {} > node_modules/one/package.json\ntouch node_modules/node/bin/node\ncp package-lock.json node_modules/.package-lock.json\necho npm >> "$NOTES"\n',
  );
  write(
    "here/scripts/build.ts",
    'import { appendFileSync } from "node:fs";\nappendFileSync(process.env.NOTES, "build\\n");',
  );
  const done = (place: string) => {
    const notes = join(folder, "notes");
    writeFileSync(notes, "");
    const tasks = JSON.stringify(join(folder, place, "scripts/tasks.ts"));
    const env = { PATH: `${join(folder, "bin")}:${process.env.PATH}`, NOTES: notes };
    for (const run of [
      [join(folder, place, "scripts/install.mjs")],
      ["--input-type=module", "-e", `await (await import(${tasks})).build();`],
    ]) {
      execFileSync(process.execPath, run, { env, stdio: "pipe" });
    }
    return readFileSync(notes, "utf8").trim().split("\n").join();
  };
  expect(done("here")).toBe("npm,build");
  renameSync(join(folder, "here"), join(folder, "there (moved)"));
  expect(done("there (moved)")).toBe("");
  rmSync(join(folder, "there (moved)/node_modules/one"), { recursive: true });
  expect(done("there (moved)")).toBe("npm");
  remove();
});
