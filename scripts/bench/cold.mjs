// @ts-check
/** How long the first visitor to a fresh isolate waits. */
import { scripted, site, startWorkerd } from "./workerd.mjs";

/**
 * Milliseconds of CPU, one value per round: until workerd has evaluated the worker's modules (minus the
 * same for a one-line worker), for the first page, and for the first page of a second route.
 * @typedef {{ start: number[], firstPage: number[], secondRoute: number[], wait: number[] }} Cold
 */

const hello = `export default { fetch: () => new Response("hello") }`;

/** @param {string} build folder @param {boolean} bare puts a worker of one line in the site's place */
async function once(build, bare) {
  const main = bare ? hello : undefined;
  const workerd = await startWorkerd([
    scripted("hello", hello),
    site("site", build, { FORM_SERVICE_URL: "http://[::1]:9/" }, main),
  ]);
  // The process is slow to answer its first request, whatever the site does.
  await (await fetch(await workerd.url("hello"))).text();
  const start = workerd.cpu();
  const url = await workerd.url("site");
  /** @param {string} path */
  const ask = async (path) => {
    const [cpu, since] = [workerd.cpu(), performance.now()];
    await (await fetch(url + path)).arrayBuffer();
    return { cpu: workerd.cpu() - cpu, wait: performance.now() - since };
  };
  const first = await ask("/");
  const second = await ask("/contact");
  await workerd.stop();
  return { start, first, second };
}

/**
 * @param {Record<string, string>} builds folders by name @param {number} rounds
 * @returns {Promise<Map<string, Cold>>}
 */
export async function measureCold(builds, rounds) {
  /** @type {Map<string, Cold>} */
  const measured = new Map();
  for (let round = 0; round < rounds; round++) {
    const bare = await once(Object.values(builds)[0] ?? "", true);
    for (const [name, build] of Object.entries(builds)) {
      const { start, first, second } = await once(build, false);
      const kept = measured.get(name) ?? { start: [], firstPage: [], secondRoute: [], wait: [] };
      kept.start.push(start - bare.start);
      kept.firstPage.push(first.cpu);
      kept.secondRoute.push(second.cpu);
      kept.wait.push(first.wait);
      measured.set(name, kept);
    }
  }
  return measured;
}
