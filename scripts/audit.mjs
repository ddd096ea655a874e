// @ts-check
/**
 * `npm run audit [-- word …]`: every page and every kind of answer through axe, HTML_CodeSniffer, html-validate, a
 * check of the links, and the Nu checker. Prints every finding and a table; ends with 1 if there is one.
 * Words choose the answers whose names hold one of them: `npm run audit -- 422 blog`.
 */
import { axe, codeSniffer, linkChecker, validate } from "./audit/checkers.mjs";
import { javaRuns, nu } from "./audit/nu.mjs";
import { loadModule } from "./build/load-module.mjs";
import { launchChromium } from "./chromium.mjs";
import { writeTable } from "./markdown-table.mjs";
import { build, say } from "./tasks.mjs";

/** A phone and a desk: the header and the forms are drawn differently. */
const WIDTHS = [360, 1280];
const words = process.argv.slice(2);

await build();
const { startSite } = await loadModule("tests/support/site.ts");
const { everyAnswer } = await loadModule("tests/support/answers.ts");
const site = await startSite();
/** @type {[string, string][]} */
const answers = [...(await everyAnswer(site))].filter(
  ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
);
say(`${answers.length} answers; a few minutes …`);

const browser = await launchChromium();
// The checkers are scripts that the site's own policy would refuse.
const context = await browser.newContext({ bypassCSP: true, reducedMotion: "reduce" });
const page = await context.newPage();
let shown = "";
await page.route(`${site.url}/audited`, (route) =>
  route.fulfill({ contentType: "text/html; charset=utf-8", body: shown }),
);
const links = linkChecker(site.url);

const heads = ["axe", "HTML_CodeSniffer", "html-validate", "links", "Nu"];
const nuFindings = javaRuns() ? await nu(answers.map(([, html]) => html)) : undefined;
/** @type {string[][]} */
const rows = [];
let count = 0;
for (const [at, [name, html]] of answers.entries()) {
  shown = html;
  /** @type {Record<string, string[]>} */
  const found = { axe: [], HTML_CodeSniffer: [] };
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/audited`);
    found.axe?.push(...(await axe(page)).map((line) => `at ${width} px, ${line}`));
    found.HTML_CodeSniffer?.push(
      ...(await codeSniffer(page)).map((line) => `at ${width} px, ${line}`),
    );
  }
  found["html-validate"] = await validate(html);
  found.links = await links(html);
  if (nuFindings) found.Nu = nuFindings[at] ?? [];
  rows.push([name, ...heads.map((head) => (found[head] ? `${found[head].length}` : "not run"))]);
  for (const head of heads) {
    for (const finding of found[head] ?? []) {
      count += 1;
      console.log(`${name} | ${head} | ${finding}`);
    }
  }
}
await browser.close();
await site.stop();

console.log(writeTable(["Answer", ...heads], rows));
if (!nuFindings) say("The Nu checker did not run: there is no Java here.");
say(`${count} findings in ${answers.length} answers`);
process.exit(count > 0 ? 1 : 0);
