// @ts-check
/**
 * `npm run try:extend`: follows docs/content.md in a copy of the project. Adds a form, an article, a
 * location and a service by its samples, gives the copy another brand, builds it, runs the page tests on
 * it, and compares the number of files that each step touched with the table of the document.
 */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { samplesOf } from "./samples.mjs";
import { bin, childEnv, install, root, run, say, stopWith } from "./tasks.mjs";

const document = readFileSync(join(root, "docs/content.md"), "utf8");

/** A rebrand: what stands in a file today, and what it becomes. @type {Record<string, [RegExp, string][]>} */
const rebrand = {
  "app/config/site.ts": [
    [/Nextwright/g, "Fairlead"],
    [/nextwright/g, "fairlead"],
    [/\(317\) 555-0142/, "(206) 555-0177"],
  ],
  "app/config/look.ts": [
    [/petrol: "#\w+"/, 'petrol: "#3b2a78"'],
    [/"petrol-deep": "#\w+"/, '"petrol-deep": "#2a1d5c"'],
    [/M9 23V10l13 13V12/, "M10 24V9h11M10 16h8"],
  ],
};

/** The heading of docs/content.md for each line of its table. @type {Record<string, string>} */
const sections = {
  "an article": "An article",
  "a location": "A location",
  "a service": "A service",
  "a form": "A form",
};

/** The numbers that the table promises. @param {string} name */
const promised = (name) =>
  document
    .match(new RegExp(`^\\| ${name}[^|]*\\| (\\d+) \\| (\\d+) \\|`, "m"))
    ?.slice(1)
    .map(Number);

/** Puts one sample where its fence says. @param {string} copy @param {import("./samples.mjs").Sample} sample */
function apply(copy, { file, text, before, after, replace }) {
  const path = join(copy, file);
  if (!before && !after && !replace) return writeFileSync(path, text);
  const old = readFileSync(path, "utf8");
  const anchor = before ?? after ?? replace ?? "";
  if (old.split(anchor).length !== 2) throw new Error(`${file} has no single “${anchor}”`);
  if (replace)
    return writeFileSync(
      path,
      old.replace(replace, () => text.trim()),
    );
  const lines = old.split("\n");
  const at = lines.findIndex((line) => line.includes(anchor));
  lines.splice(after ? at + 1 : at, 0, text.trimEnd());
  writeFileSync(path, lines.join("\n"));
}

await install();
const copy = mkdtempSync(join(tmpdir(), "extended-"));
try {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const file of listed.trim().split("\n")) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));

  /** @type {[name: string, files: number, fresh: number][]} */
  const counts = [];
  for (const [name, heading] of Object.entries(sections)) {
    const samples = samplesOf(document, heading);
    const files = new Set(samples.map(({ file }) => file));
    const fresh = [...files].filter((file) => !existsSync(join(copy, file))).length;
    for (const sample of samples) apply(copy, sample);
    counts.push([name, files.size, fresh]);
  }
  for (const [file, changes] of Object.entries(rebrand)) {
    const path = join(copy, file);
    const text = readFileSync(path, "utf8");
    writeFileSync(
      path,
      changes.reduce((now, [from, to]) => now.replace(from, to), text),
    );
  }
  counts.push(["another brand", Object.keys(rebrand).length, 0]);
  for (const [name, ...count] of counts) {
    say(`${name}: ${count[0]} files, ${count[1]} of them new`);
    if (String(promised(name)) !== String(count)) {
      throw new Error(`docs/content.md says ${promised(name)?.join(" and ")} of ${name}`);
    }
  }

  const inCopy = { cwd: copy, env: { ...childEnv, NODE_ENV: "test" } };
  say("Checking types and lint of the copy …");
  await run(bin("tsc"), ["--noEmit"], inCopy);
  say("Building the copy …");
  await run(process.execPath, ["scripts/build.mjs"], { cwd: copy });
  say("Running the page tests on it …");
  await run(
    bin("vitest"),
    ["run", "tests/unit", "tests/worker/pages.test.ts"].concat([
      "tests/worker/every-page.test.ts",
      "tests/worker/all-forms.test.ts",
    ]),
    inCopy,
  );
  const favicon = readFileSync(join(copy, "build/client/favicon.svg"), "utf8");
  if (!favicon.includes("M10 24V9h11M10 16h8")) throw new Error("the favicon is not the new mark");
  const guide = readFileSync(
    join(copy, "build/client/guides/managed-it-services-guide.html"),
    "utf8",
  );
  if (/nextwright/i.test(guide) || !guide.includes("#3b2a78")) {
    throw new Error("the guide is not in the new brand");
  }
} catch (error) {
  stopWith(`The copy does not hold: ${error instanceof Error ? error.message : error}`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
say("All five were added by the steps of docs/content.md, and nothing else was touched.");
