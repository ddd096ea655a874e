/** Whether what somebody says of a lead fits it: case, accents, and the way a number is typed, do not matter. */
import type { Row } from "./database.ts";
import { objectIn } from "./export.ts";

const isAscii = (text: string) => /^[ -~]*$/.test(text);

/** One spelling for all cases of each letter; a letter whose capital is two, such as ß, stays. */
const sameCase = (text: string) =>
  isAscii(text)
    ? text.toLowerCase()
    : [...text.normalize("NFC")]
        .map((letter) => {
          const capital = letter.toUpperCase();
          return (capital.length === letter.length ? capital : letter).toLowerCase();
        })
        .join("");

const plain: Record<string, string> = { ß: "ss", ø: "o", ł: "l", đ: "d", æ: "ae", œ: "oe", ı: "i" };

/** Letters without accents, and one sign for all that a keyboard has as one. */
const folded = (text: string) => {
  // Most texts have nothing to fold; with a search of every lead that is most of its time.
  if (isAscii(text)) return text.toLowerCase().replaceAll("`", "'");
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[ßøłđæœı]/g, (letter) => plain[letter] ?? letter)
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\p{Pd}/gu, "-");
};

/** The digits of a phone number, without an extension or the zeros of dialing. */
export const digitsOf = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/(?:ext|x|#|;).*$/is, "")
    .replace(/\D/g, "")
    .replace(/^0+/, "");

/** Fewer digits than these are no phone number. */
export const SHORTEST = 7;

export const isPhone = (text: string) =>
  /^[\d\s()+./\p{Pd}]+(?:(?:ext|x|#|;).*)?$/iu.test(text) && digitsOf(text).length >= SHORTEST;

/** The same number with and without its country's code. */
function isSameNumber(one: string, other: string) {
  const [short = "", long = ""] = [digitsOf(one), digitsOf(other)].sort(
    (a, b) => a.length - b.length,
  );
  return short.length >= SHORTEST && long.endsWith(short);
}

/** A reference as its visitor says it, whole. */
export const referenceIn = (text: string) => {
  const typed = text.replace(/\s/g, "").toLowerCase();
  return /^[0-9a-f]{8}(?:-[0-9a-f-]*)?$/.test(typed) ? typed : undefined;
};

export const words = (text: string) => folded(text).split(/\s+/).filter(Boolean);

/** By what a lead is that person's: its reference, address, phone or name; nothing where none of them fits. */
export function identifiedBy(row: Row, text: string): string | undefined {
  const reference = referenceIn(text);
  if (reference && String(row.id).startsWith(reference)) return "reference";
  if (sameCase(String(row.email ?? "")) === sameCase(text)) return "email";
  if (isPhone(text) && isSameNumber(String(row.phone ?? ""), text)) return "phone";
  if (row.name && words(String(row.name)).join(" ") === words(text).join(" ")) return "name";
}

/** In what a lead has the text, at least a part of it. */
export function foundIn(row: Row, text: string): string | undefined {
  const identity = identifiedBy(row, text);
  if (identity) return identity;
  const fields = Object.entries({ name: row.name, ...objectIn(row.payload) });
  const has = text.includes("@")
    ? (value: string) => sameCase(value).includes(sameCase(text))
    : (value: string) => words(text).every((word) => folded(value).includes(word));
  const field = fields.find(([, value]) => has(String(value ?? "")));
  if (field) return field[0];
  return has(fields.map(([, value]) => String(value)).join(" ")) ? "several fields" : undefined;
}
