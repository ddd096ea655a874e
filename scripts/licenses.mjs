// @ts-check
/** Checks that every installed package has a license which allows this use. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./tasks.mjs";

/** LGPL: a library of a build tool, linked by it and never part of the site. */
const allowed = new Set(
  `0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 CC-BY-3.0 CC-BY-4.0 ISC
   LGPL-3.0-or-later MIT MIT-0 MPL-2.0 OFL-1.1 Python-2.0 Unlicense Zlib`.split(/\s+/),
);

/** Packages whose license stands in their files (it is MIT in each) and not in their package.json. */
const inTheirFiles = new Set(
  ["eval", "format", "require-like"].map((name) => `node_modules/${name}`),
);

/** An expression such as "(MIT OR GPL-2.0)" or "MIT AND ISC". @param {string} license */
const isAllowed = (license) =>
  license
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((one) => allowed.has(one.trim())));

/** Throws an Error that names each package whose license is missing or not on the list. */
export async function licenses() {
  /** @type {{ packages: Record<string, { license?: string }> }} */
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const refused = Object.entries(lock.packages)
    .filter(([path]) => path !== "" && !inTheirFiles.has(path))
    .filter(([, { license = "" }]) => !isAllowed(license))
    .map(([path, { license }]) => `${path}: ${license ?? "no license"}`);
  if (refused.length > 0) throw new Error(refused.join("\n"));
}
