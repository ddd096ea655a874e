const words =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** A number of a headline, in words up to twenty. */
export const numberInWords = (count: number): string => words[count] ?? `${count}`;

/** A number in words up to twelve, with what it counts: "one office", "six services", "13 services". */
export function countPhrase(count: number, noun?: string): string {
  const number = count > 12 ? `${count}` : numberInWords(count);
  if (!noun) return number;
  return `${number} ${noun}${count === 1 ? "" : "s"}`;
}
