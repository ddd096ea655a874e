/** With an even number of values, the middle between two. */
export function median(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [Math.floor(middle), Math.ceil(middle)].map((at) => sorted[at] ?? Number.NaN);
  return (Number(low) + Number(high)) / 2;
}

/** Compares two series of rounds: the median of the ratios, round by round. */
export const medianRatio = (these: number[], those: number[]) =>
  median(these.map((value, round) => value / (those[round] ?? Number.NaN)));

export const digits = (value: number, places = 0) =>
  Number.isFinite(value) ? value.toFixed(places) : "–";
