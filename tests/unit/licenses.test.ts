import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** LGPL: a library of a build tool, linked by it and never part of the site. */
const allowed = new Set(
  `0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 CC-BY-3.0 CC-BY-4.0 ISC
   LGPL-3.0-or-later MIT MIT-0 MPL-2.0 OFL-1.1 Python-2.0 Unlicense Zlib`.split(/\s+/),
);

/** Packages whose license stands in their files (it is MIT in each) and not in their package.json. */
const inTheirFiles = ["eval", "format", "require-like"].map((name) => `node_modules/${name}`);

/** An expression such as "(MIT OR GPL-2.0)" or "MIT AND ISC". */
const isAllowed = (license: string) =>
  license
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((one) => allowed.has(one.trim())));

test("every installed package has a license that allows this use", () => {
  const lock: { packages: Record<string, { license?: string }> } = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  );
  const refused = Object.entries(lock.packages)
    .filter(([path]) => path !== "" && !inTheirFiles.includes(path))
    .filter(([, { license = "" }]) => !isAllowed(license))
    .map(([path, { license }]) => `${path}: ${license ?? "no license"}`);
  expect(refused).toEqual([]);
});
