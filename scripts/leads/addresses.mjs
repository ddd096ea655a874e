// @ts-check
/** Finds an address however it was typed. SQLite folds the case of ASCII letters only; the rest is compared here. */
import { addressesWith } from "./statements.mjs";

/** One spelling for all cases of each letter; a letter whose capital is two, such as ß, stays. @param {string} address */
const folded = (address) =>
  [...address.normalize("NFC")]
    .map((letter) => {
      const capital = letter.toUpperCase();
      return (capital.length === letter.length ? capital : letter).toLowerCase();
    })
    .join("");

/**
 * The spellings under which an address is stored, and the one typed.
 * @param {string} typed
 * @param {(statement: string) => Promise<Record<string, string | number | null>[]>} ask
 */
export async function spellingsOf(typed, ask) {
  const parts = typed.match(/[\x20-\x7e]+/g) ?? [""];
  if (parts[0] === typed) return [typed];
  // Its longest part of ASCII letters is the same in every spelling, and few addresses have it.
  const part = parts.reduce((long, one) => (one.length > long.length ? one : long));
  const rows = await ask(addressesWith(part.toLowerCase()).join(";\n"));
  const stored = new Set(rows.map(({ email }) => String(email)));
  return [typed, ...[...stored].filter((address) => folded(address) === folded(typed))];
}
