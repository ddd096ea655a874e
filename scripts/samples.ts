/** Reads the samples in a document: fenced code that names a file, and links to files of docs/samples. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./tasks.ts";

const samples = join(root, "docs/samples");

/**
 * A sample for one file. By default it is the whole file. It can also go before or after the line with a
 * certain text, or replace that text.
 */
export interface Sample {
  file: string;
  text: string;
  before?: string;
  after?: string;
  replace?: string;
}

/** A fence, a second-level heading, or a link to a file of docs/samples. */
const part =
  /^```(?<language>\w+)(?<rest>[^\n]*)\n(?<code>[\s\S]*?)^```$|^## (?<title>.+)$|\]\(samples\/(?<whole>[^)]+)\)/gm;

const partsOf = (text: string) => [...text.matchAll(part)].map(({ groups = {} }) => groups);

/** Every fence in a text. */
export const fencesOf = (text: string) =>
  partsOf(text).flatMap(({ language, rest = "", code = "" }) =>
    language ? [{ language, rest, code }] : [],
  );

/** The samples of a document, or only those under a heading. */
export function samplesOf(document: string, wanted?: string): Sample[] {
  let heading = "";
  return partsOf(document).flatMap(({ title, whole, rest = "", code = "" }) => {
    heading = title ?? heading;
    if (wanted && heading !== wanted) return [];
    if (whole) return [{ file: whole, text: readFileSync(join(samples, whole), "utf8") }];
    const file = rest.match(/file=(\S+)/)?.[1];
    const place = rest.match(/(before|after|replace)="((?:[^"\\]|\\.)*)"/);
    const where = place?.[1] ? { [place[1]]: place[2]?.replaceAll('\\"', '"') } : {};
    return file ? [{ file, text: code, ...where }] : [];
  });
}
