/**
 * `npm run lint:text`: the editorial rules, which are docs/voice.md, how long texts are, and what pages may not say
 * alike. Prints a line for each finding, and exits with 1 if there is any.
 */
import { stopWith } from "./tasks.ts";
import { lengths } from "./text/lengths.ts";
import { repeated } from "./text/repeated.ts";
import { wordsInFiles } from "./text/words.ts";

try {
  const findings = [...wordsInFiles(), ...(await lengths()), ...(await repeated())];
  for (const { where, found, rule } of findings) console.error(`${where}: ${found} (${rule})`);
  process.exitCode = findings.length > 0 ? 1 : 0;
} catch (error) {
  // Such as content that cannot be read.
  stopWith(error instanceof Error ? error.message.replace(/\s*\n\s*/g, "; ") : String(error));
}
