// @ts-check
/**
 * `npm run try:extend`: follows docs/content.md in a copy of the project. It adds all that is shown there,
 * gives the copy another brand, builds it and runs the page tests. It also compares the number of files each
 * step touched with the document's table. Then it removes all offices but one and the purchase, and runs the
 * tests again.
 */
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
const copy = join(mkdtempSync(join(tmpdir(), "extended-")), "site");
const read = (/** @type {string} */ file) => readFileSync(join(copy, file), "utf8");

/** Changes of one file: what stands there, and what it becomes. @typedef {[from: string | RegExp, to: string][]} Changes */

/** Each has a heading and a row of its own in the document. */
const samples = ["an article", "a location", "a service", "a form", "a partner on the line card"];

/** @type {Record<string, Changes>} */
const rebrand = {
  "app/config/site.ts": [
    [/Nextwright/g, "Fairlead"],
    [/nextwright/g, "fairlead"],
    ["(317) 555-0142", "(206) 555-0177"],
  ],
  "app/config/look.ts": [
    [/petrol: "#\w+"/, 'petrol: "#3b2a78"'],
    [/"petrol-deep": "#\w+"/, '"petrol-deep": "#2a1d5c"'],
    ["M9 23V10l13 13V12", "M10 24V9h11M10 16h8"],
  ],
};

/** @type {Changes} */
const oneOffice = [
  ["[carmel, tumwater, austin]", "[carmel]"],
  [/const (tumwater|austin): Office = \{[^}]*\};\n/g, ""],
];

/** @param {string} file @param {Changes} changes */
function change(file, changes) {
  let text = read(file);
  for (const [from, to] of changes) {
    if (text.split(from).length < 2) throw new Error(`${file} has no “${from}”`);
    text = text.replace(from, () => to);
  }
  writeFileSync(join(copy, file), text);
}

/** Puts one sample into the file that its fence names. @param {import("./samples.mjs").Sample} sample */
function apply({ file, text, before, after, replace }) {
  const anchor = before ?? after ?? replace;
  if (!anchor) return writeFileSync(join(copy, file), text);
  if (read(file).split(anchor).length !== 2) throw new Error(`${file} has no single “${anchor}”`);
  if (replace) return change(file, [[replace, text.trim()]]);
  const line =
    read(file)
      .split("\n")
      .find((one) => one.includes(anchor)) ?? "";
  change(file, [[line, before ? text + line : `${line}\n${text.trimEnd()}`]]);
}

/** Compares the files a step touched with its row in the document. @param {string} name @param {number} files @param {number} fresh */
function compare(name, files, fresh) {
  say(`${name}: ${files} files, ${fresh} of them new`);
  const row = document.match(new RegExp(`^\\| ${name}[^|]*\\| (\\d+) \\| (\\d+) \\|`, "m"));
  const promised = row?.slice(1).join(" and ");
  if (promised !== `${files} and ${fresh}`) throw new Error(`docs/content.md says ${promised}`);
}

/** Builds the copy and runs tests on it. @param {string[]} tests */
async function check(tests) {
  const inCopy = { cwd: copy, env: { ...childEnv, NODE_ENV: "test" } };
  say("Checking types, building the copy and running the page tests on it …");
  await run(bin("tsc"), ["--noEmit"], inCopy);
  await run(process.execPath, ["scripts/build.mjs"], { cwd: copy });
  await run(bin("vitest"), ["run", "tests/worker/every-page.test.ts", ...tests], inCopy);
  const guide = read("build/client/guides/managed-it-services-guide.html");
  if (
    /nextwright/i.test(guide) ||
    !guide.includes("#3b2a78") ||
    !read("build/client/favicon.svg").includes("M10 24V9")
  ) {
    throw new Error("the guide and the icon are not in the new brand");
  }
}

await install();
try {
  const left = new Set(["node_modules", "build", ".git", ".wrangler", "artifacts", "test-results"]);
  cpSync(root, copy, {
    recursive: true,
    filter: (file) => !left.has(file.slice(root.length)),
  });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));

  for (const name of samples) {
    const fences = samplesOf(document, `A${name.slice(1)}`);
    const files = [...new Set(fences.map(({ file }) => file))];
    const fresh = files.filter((file) => !existsSync(join(copy, file)));
    fences.forEach(apply);
    compare(name, files.length, fresh.length);
  }
  for (const [file, changes] of Object.entries(rebrand)) change(file, changes);
  compare("another brand", Object.keys(rebrand).length, 0);
  await check(["tests/unit", "tests/worker/pages.test.ts", "tests/worker/all-forms.test.ts"]);

  say("One office, and no purchase to write about …");
  change("app/config/site.ts", oneOffice);
  for (const file of ["locations/tumwater.ts", "locations/austin.ts", "articles/acquisition.mdx"]) {
    rmSync(join(copy, "app/content", file));
  }
  await check([]);
} catch (error) {
  stopWith(`The copy failed: ${error instanceof Error ? error.message : error}`);
} finally {
  rmSync(join(copy, ".."), { recursive: true, force: true });
}
say("The steps in docs/content.md were enough: no other file was touched.");
