// @ts-check
/**
 * Miniflare's synchronous calls (`prepare`, `scheduled`) wait for a flag that another thread sets. On a loaded
 * machine the notice of the call before can come late and end the next wait too early; that answer and all
 * later ones are then lost. Mended in cloudflare/workers-sdk#15552, in versions that need Node 22. Until then
 * a wait without a limit ends only when the flag has changed.
 */
const { wait } = Atomics;

/** @param {Parameters<typeof wait>} given */
const waitForChange = (...given) => {
  const [flag, index, value, limit] = given;
  let ended = wait(...given);
  while (ended === "ok" && limit === undefined && Atomics.load(flag, index) === value) {
    ended = wait(...given);
  }
  return ended;
};
Atomics.wait = /** @type {typeof wait} */ (waitForChange);
