/** Choosing a sample by chance, and what it says of all. */

/** Numbers from 0 to 1 that look like chance and are the same for the same seed (mulberry32). */
export function chance(seed: number) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many of a list, each as likely as any other. */
export function sampleOf<T>(all: T[], count: number, seed: number) {
  const next = chance(seed);
  return all
    .map((one) => ({ one, place: next() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ one }) => one);
}

/** The interval that holds a share of all with 95 % (Wilson), from the share of a sample. */
export function intervalOf(hits: number, count: number) {
  const z = 1.96;
  const share = hits / count;
  const middle = share + z ** 2 / (2 * count);
  const reach = z * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2));
  const whole = 1 + z ** 2 / count;
  return [(middle - reach) / whole, (middle + reach) / whole];
}
