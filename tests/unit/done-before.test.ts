import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/tasks.ts";

test("installing and building are done once, wherever the checkout is moved, and again if a package is missing", () => {
  const folder = mkdtempSync(join(tmpdir(), "done-"));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    chmodSync(join(folder, path), 0o755);
  };
  for (const path of ["app", "public", "scripts/build"]) {
    mkdirSync(join(folder, "here", path), { recursive: true });
  }
  for (const name of ["scripts/tasks.ts", "scripts/install.mjs"]) {
    cpSync(join(root, name), join(folder, "here", name));
  }
  const inputs = ["remix.config.js", "vite.config.ts", "wrangler.toml", "tsconfig.json"];
  for (const file of [...inputs, "scripts/built-worker.ts"]) write(`here/${file}`, "");
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
  const done = (checkout: string) => {
    const notes = join(folder, "notes");
    writeFileSync(notes, "");
    const tasks = JSON.stringify(join(folder, checkout, "scripts/tasks.ts"));
    const env = { PATH: `${join(folder, "bin")}:${process.env.PATH}`, NOTES: notes };
    for (const run of [
      [join(folder, checkout, "scripts/install.mjs")],
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
  rmSync(folder, { recursive: true });
});
