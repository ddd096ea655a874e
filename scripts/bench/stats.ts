/** With an even number of values, the middle between two; NaN without any. */
export function median(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (place: number) => sorted[place] ?? Number.NaN;
  const half = (sorted.length - 1) / 2;
  return (at(Math.floor(half)) + at(Math.ceil(half))) / 2;
}

/** Compares two series of rounds: the median of the ratios, round by round. */
export const medianRatio = (these: number[], those: number[]) =>
  median(these.map((value, round) => value / (those[round] ?? Number.NaN)));

export const digits = (value: number, places = 0) =>
  Number.isFinite(value) ? value.toFixed(places) : "–";

/** The median of what was measured in each round, as it is printed. */
export const middle = <Round>(
  rounds: Round[],
  value: (round: Round) => number | undefined,
  places = 0,
) => digits(median(rounds.map((round) => value(round) ?? Number.NaN)), places);
