const words = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A number in words up to twelve, with what it counts: "one office", "six services", "13 services". */
export function counted(count: number, noun?: string): string {
  const number = words[count] ?? `${count}`;
  if (!noun) return number;
  return `${number} ${noun}${count === 1 ? "" : "s"}`;
}
