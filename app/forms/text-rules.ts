import { formatNumber } from "~/lib/language";
import { controlCharacter, directionOverride, lineBreak } from "~/lib/plain-text";

/** The rules of a text. */
export interface TextRules {
  input: "text" | "email" | "tel" | "area";
  /** Minimum length after trimming. 0 makes the field optional. */
  min: number;
  /** Maximum length. By default, the limit of its input type. */
  max?: number;
  /** Shown when the value is missing, too short, or not an email address. */
  message: string;
}

/** Most characters of a message. */
export const MAX_TEXT_LENGTH = 20_000;

/** Maximum length in characters, unless the field sets its own. */
const limits: Record<TextRules["input"], number> = {
  text: 200,
  email: 254,
  tel: 60,
  area: MAX_TEXT_LENGTH,
};

/** A part of a domain: letters, digits and hyphens, in any script. */
const domainPart = /^[\p{L}\p{M}\p{N}-]+$/u;

/**
 * Text, an @ and a domain with a dot: the newsletter's simple shape (specification 5) for every form. The
 * parts of the domain neither begin nor end with a hyphen (RFC 1123, 2.1), so `a@-.-` is none.
 */
function isEmail(text: string): boolean {
  const [name, domain = "", ...more] = text.split("@");
  const parts = domain.split(".");
  const isPart = (part: string) => domainPart.test(part) && !/^-|-$/.test(part);
  return /^\S+$/.test(name ?? "") && more.length === 0 && parts.length > 1 && parts.every(isPart);
}

/** The number of code points: an emoji of two UTF-16 units counts as one. */
const lengthOf = (text: string): number => [...text].length;

const isAddress = ({ input }: TextRules) => input === "email" || input === "tel";

/**
 * Trims a value. In addresses and numbers it also removes what pasting adds: invisible characters of contact lists
 * and mail programs, and the scheme of a link.
 */
export function normalized(field: TextRules, text: string): string {
  if (!isAddress(field)) return text.trim();
  const seen = text.replace(/[\p{Cf}\p{DI}]/gu, "").trim();
  return seen.replace(/^(mailto|tel):\s*/i, "");
}

/** The message for an address or number that was pasted with something else. */
function pasteFault(field: TextRules, text: string): string | undefined {
  if (!isAddress(field)) return;
  const what = field.input === "email" ? "email address" : "phone number";
  if (/[\u3002\uff01-\uff5e\uff61]/.test(text)) {
    return `Please type the ${what} again with your keyboard set to English: some of its characters are full-width.`;
  }
  if (text.includes("<") && text.endsWith(">"))
    return `Please leave only the ${what}, without the name and the < > around it.`;
  const [end] = /[,;]$/.exec(text) ?? [];
  if (end) return `Please remove the “${end}” at the end.`;
}

/** Adds to the message what is wrong with an address, where that can be known. */
function withReason(message: string, text: string): string {
  const [name = "", domain] = text.split("@");
  if (/\s/.test(text)) return message;
  if (domain === undefined) {
    return name.split(".").length > 2 ? `${message} The @ is missing.` : message;
  }
  if (domain.includes(",")) return `${message} It has a comma where a dot belongs.`;
  if (text.includes("..")) return `${message} It has two dots in a row.`;
  const isJoined = domain.length > 5 && /(com|net|org|edu|gov)$/i.test(domain);
  return isJoined && !domain.includes(".")
    ? `${message} The dot before its end is missing.`
    : message;
}

/** The error message for a normalized value, or undefined if it is valid. */
export function textError(field: TextRules, text: string): string | undefined {
  const { input, min, max, message } = field;
  const most = max ?? limits[input];
  const length = lengthOf(text);
  if (controlCharacter.test(text)) {
    return "This has a character that we can’t store. Please type it again instead of pasting it.";
  }
  if (directionOverride.test(text)) {
    return "This has an invisible character that changes the direction of text. Please type it again instead of pasting it.";
  }
  if (input !== "area" && lineBreak.test(text)) return "Please keep this to one line.";
  const pasted = pasteFault(field, text);
  if (pasted) return pasted;
  if (length < min) return message;
  if (input === "email" && text && !isEmail(text)) return withReason(message, text);
  if (length > most) {
    return `Please shorten this to ${formatNumber(most)} characters. It has ${formatNumber(length)} now.`;
  }
}
