/** Whether what somebody says of a lead fits it: case, accents, and the way a number is typed, do not matter. */
import type { Row } from "./database.ts";
import { parseObject } from "./export.ts";

/** One spelling for all cases of each letter; a letter whose capital is two, such as ß, stays. */
const sameCase = (text: string) =>
  text.normalize("NFC").replace(/[^ -@[-~]/gu, (letter) => {
    const capital = letter.toUpperCase();
    return (capital.length === letter.length ? capital : letter).toLowerCase();
  });

const plain: Record<string, string> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  æ: "ae",
  œ: "oe",
  ı: "i",
  ς: "σ",
};

/** Letters without accents, and one sign for all that a keyboard has as one. */
const foldedPart = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[ßøłđæœıς]/g, (letter) => plain[letter] ?? letter)
    .replace(/[‘’ʼ´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\p{Pd}/gu, "-");

// Of most texts little is to be folded; with a search of every lead that is most of its time.
const folded = (text: string) =>
  text
    .replace(/[^ -~]+/g, foldedPart)
    .toLowerCase()
    .replaceAll("`", "'");

/** The digits of a phone number, without an extension or the zeros of dialing. */
export const digitsOf = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/(?:ext|x|#|;).*$/is, "")
    .replace(/\D/g, "")
    .replace(/^0+/, "");

/** Fewer digits than these are no phone number. */
export const MIN_PHONE_DIGITS = 7;

export const isPhone = (text: string) =>
  /^[\d\s()+./\p{Pd}]+(?:(?:ext|x|#|;).*)?$/iu.test(text) &&
  digitsOf(text).length >= MIN_PHONE_DIGITS;

/** A reference as its visitor says it, whole. */
export const referenceIn = (text: string) => {
  const typed = text.replace(/\s/g, "").toLowerCase();
  return /^[0-9a-f]{8}(?:-[0-9a-f-]*)?$/.test(typed) ? typed : undefined;
};

export const words = (text: string) => folded(text).split(/\s+/).filter(Boolean);

/** A rule makes of a text, once, what each row is looked at with: by what it fits, or nothing. */
export type MatchRule = (text: string) => (row: Row) => string | undefined;

/** By what a lead is the person's that is named: its reference, address, phone or name. */
export const identifiedBy: MatchRule = (text) => {
  const reference = referenceIn(text);
  const address = sameCase(text);
  const digits = isPhone(text) ? digitsOf(text) : undefined;
  const named = words(text).join(" ");
  /** The same number with and without its country's code. */
  const isSameNumber = (other: string) =>
    digits &&
    other.length >= MIN_PHONE_DIGITS &&
    (other.length < digits.length ? digits.endsWith(other) : other.endsWith(digits));
  return ({ id, name, email, phone }) => {
    if (reference && String(id).startsWith(reference)) return "reference";
    if (email && sameCase(String(email)) === address) return "email";
    if (isSameNumber(digitsOf(String(phone ?? "")))) return "phone";
    if (name && words(String(name)).join(" ") === named) return "name";
  };
};

/** In what a lead has the text, at least a part of it. */
export const foundIn: MatchRule = (text) => {
  const identity = identifiedBy(text);
  const [address, parts] = [sameCase(text), words(text)];
  const has = text.includes("@")
    ? (value: unknown) => sameCase(String(value ?? "")).includes(address)
    : (value: unknown) => {
        const typed = folded(String(value ?? ""));
        return parts.every((word) => typed.includes(word));
      };
  return (row) => {
    const identified = identity(row);
    if (identified) return identified;
    const fields = Object.entries({ name: row.name, ...parseObject(row.payload) });
    // Most rows fit nowhere, and are so looked at once.
    if (!has(fields.map(([, value]) => value).join(" "))) return;
    return fields.find(([, value]) => has(value))?.[0] ?? "several fields";
  };
};
