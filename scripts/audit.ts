/**
 * `npm run audit [-- word …]`: checks every page and every kind of response with axe, HTML_CodeSniffer,
 * html-validate, a link check and the Nu checker. Prints each finding and a table. Exits with 1 if it finds
 * anything. Words pick the responses with one of them in their name: `npm run audit -- 422 blog`.
 */
import { axe, codeSniffer, linkChecker, validate } from "./audit/checkers.ts";
import { nu } from "./audit/nu.ts";
import { onScreen } from "./bench/paint-report.ts";
import { loadModule } from "./build/load-module.ts";
import { launchChromium } from "./chromium.ts";
import { build, say } from "./tasks.ts";

/** A phone and a desktop, because the header and the forms differ. */
const WIDTHS = [360, 1280];
const words = process.argv.slice(2);

await build();
const { startSite }: typeof import("../tests/support/site.ts") =
  await loadModule("tests/support/site.ts");
const { everyAnswer }: typeof import("../tests/support/answers.ts") = await loadModule(
  "tests/support/answers.ts",
);
const site = await startSite();
const answers: [string, string][] = [...(await everyAnswer(site))].filter(
  ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
);
say(`${answers.length} responses (a few minutes) …`);

const browser = await launchChromium();
// The checkers are scripts, which the site's policy would block.
const page = await browser.newPage({ bypassCSP: true, reducedMotion: "reduce" });
let shown = "";
await page.route(`${site.url}/audited`, (route) =>
  route.fulfill({ contentType: "text/html; charset=utf-8", body: shown }),
);

/** A checker's findings in a browser, at each width. */
async function atWidths(check: typeof axe) {
  const found = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/audited`);
    found.push(...(await check(page)).map((line) => `at ${width} px, ${line}`));
  }
  return found;
}

const links = linkChecker(site.url);
const byNu = await nu(answers.map(([, html]) => html));
const table: Record<string, Record<string, number>> = {};
let count = 0;
for (const [at, [name, html]] of answers.entries()) {
  shown = html;
  const found = {
    axe: await atWidths(axe),
    HTML_CodeSniffer: await atWidths(codeSniffer),
    "html-validate": await validate(html),
    links: await links(html),
    ...(byNu && { Nu: byNu[at] ?? [] }),
  };
  for (const [checker, findings] of Object.entries(found)) {
    for (const finding of findings) console.log(`${name} | ${checker} | ${finding}`);
    table[name] = { ...table[name], [checker]: findings.length };
    count += findings.length;
  }
}
await browser.close();
await site.stop();

console.table(table);
if (words.length === 0) console.log(await onScreen(1));
if (!byNu) say("The Nu checker did not run, because Java is not installed.");
say(`${count} findings in ${answers.length} responses`);
process.exit(count > 0 ? 1 : 0);
