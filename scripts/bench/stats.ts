export function median(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return Number.isInteger(middle)
    ? ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
    : (sorted[Math.floor(middle)] ?? Number.NaN);
}

/** Compares two series of rounds: the median of the ratios, round by round. */
export const medianRatio = (these: number[], those: number[]) =>
  median(these.map((value, round) => value / (those[round] ?? Number.NaN)));
