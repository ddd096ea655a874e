/**
 * Miniflare's synchronous calls (`prepare`, `scheduled`) wait for a flag that another thread sets. On a loaded
 * machine the notice of the call before can come late and end the next wait too early; that answer and all
 * later ones are then lost. Mended in cloudflare/workers-sdk#15552, which only prereleases have. Until then
 * a wait without a limit ends only when the flag has changed.
 */
const { wait } = Atomics;

const waitForChange = (...given: Parameters<typeof wait>) => {
  const [flag, index, value, limit] = given;
  let ended = wait(...given);
  while (ended === "ok" && limit === undefined && Atomics.load(flag, index) === value) {
    ended = wait(...given);
  }
  return ended;
};
Atomics.wait = waitForChange as typeof wait;
