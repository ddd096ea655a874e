// @ts-check
/** `npm run bench`: what pages weigh, and how fast the built worker answers. Figures, not verdicts. */
import { startBuiltWorker } from "./built-worker.mjs";
import { startFormService } from "./form-service.mjs";
import { build, install } from "./tasks.mjs";
import { budgets, weigh } from "./weigh.mjs";

const ROUNDS = 2000;
const AT_ONCE = 16;

await install();
await build();
const service = await startFormService(0);
const miniflare = startBuiltWorker({ FORM_SERVICE_URL: service.url });
const { origin } = await miniflare.ready;

console.log(`Kilobytes, gzipped (budget: ${JSON.stringify(budgets)})`);
for (const path of ["/", "/contact", "/blog"]) {
  const sizes = Object.entries(await weigh(origin, path));
  console.log(
    `  ${path.padEnd(10)} ${sizes.map(([kind, kb]) => `${kind} ${kb.toFixed(1)}`).join("  ")}`,
  );
}

/** @param {string} what @param {() => Promise<Response>} ask */
async function time(what, ask) {
  await (await ask()).arrayBuffer();
  /** @type {number[]} */
  const times = [];
  let left = ROUNDS;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) {
        const since = performance.now();
        await (await ask()).arrayBuffer();
        times.push(performance.now() - since);
      }
    }),
  );
  const rate = (ROUNDS / (performance.now() - began)) * 1000;
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => times[Math.floor(times.length * share)]?.toFixed(1);
  console.log(
    `  ${what.padEnd(34)} ${rate.toFixed(0).padStart(6)}/s  median ${at(0.5)} ms  99th ${at(0.99)} ms`,
  );
}

console.log(`${ROUNDS} requests, ${AT_ONCE} at once, client and server on this machine`);
await time("a static file", () => fetch(`${origin}/favicon.svg`));
await time("home from page memory", () => fetch(`${origin}/`));
await time("home rendered (?sent=contact)", () => fetch(`${origin}/?sent=contact`));
await miniflare.dispose();
await service.close();
