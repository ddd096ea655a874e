/** Reads the samples in a document: fenced code that names a file. */

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

/** Every fence in a text, with the second-level heading above it. */
export function fencesOf(text: string) {
  let heading = "";
  return [...text.matchAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```$|^## (.+)$/gm)].flatMap(
    ([, language = "", rest = "", code = "", title]) => {
      heading = title ?? heading;
      return title ? [] : [{ heading, language, rest, code }];
    },
  );
}

/** The samples under a heading that name a file. */
export const samplesOf = (document: string, wanted: string): Sample[] =>
  fencesOf(document).flatMap(({ heading, rest, code }) => {
    const file = heading === wanted && rest.match(/file=(\S+)/)?.[1];
    const place = rest.match(/(before|after|replace)="((?:[^"\\]|\\.)*)"/);
    const where = place?.[1] ? { [place[1]]: place[2]?.replaceAll('\\"', '"') } : {};
    return file ? [{ file, text: code, ...where }] : [];
  });
