/** Names as a sentence lists them: "Carmel and Tumwater", "one, two or three"; `comma` may stand before the last word. */
export function formatList(
  names: readonly string[],
  word: "and" | "or" = "and",
  comma = "",
): string {
  const first = names.slice(0, -1);
  const last = names.at(-1) ?? "";
  return first.length > 0 ? `${first.join(", ")}${comma} ${word} ${last}` : last;
}
