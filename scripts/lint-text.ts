/**
 * `npm run lint:text [-- --pages]`: the editorial rules, which are docs/voice.md, how long texts are, and
 * what pages may not say alike. Prints a line for each finding, and exits with 1 if there is any. With
 * `--pages` it also reads the pages of the built worker, as `npm test` has it do.
 */
import { lengths } from "./text/lengths.ts";
import { repeated } from "./text/repeated.ts";
import { wordsInFiles } from "./text/words.ts";

const findings = [...wordsInFiles(), ...(await lengths()), ...(await repeated())];
if (process.argv.includes("--pages")) {
  const { build } = await import("./tasks.ts");
  const { pages } = await import("./text/pages.ts");
  await build();
  findings.push(...(await pages()));
}
for (const { where, found, rule } of findings) console.error(`${where}: ${found} (${rule})`);
process.exitCode = findings.length > 0 ? 1 : 0;
