import { grouped } from "~/lib/language";
import { control, direction, lineBreak } from "~/lib/plain-text";

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
export const LONGEST_TEXT = 20_000;

/** Maximum length in characters, unless the field sets its own. */
const limits: Record<TextRules["input"], number> = {
  ...{ text: 200, email: 254, tel: 60 },
  area: LONGEST_TEXT,
};

/** What a domain's name is made of between its dots: letters, digits and hyphens, in any script. */
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
 * A value as it is kept: without the white space at its ends. Around addresses and numbers, contact lists and
 * mail programs put characters that nobody sees, and links say what they are.
 */
export function asKept(field: TextRules, text: string): string {
  if (!isAddress(field)) return text.trim();
  const seen = text.replace(/[\p{Cf}\p{DI}]/gu, "").trim();
  return seen.replace(/^(mailto|tel):\s*/i, "");
}

/** What to change in an address or a number that was pasted with more than itself. */
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

/** What an address lacks, where that can be known, after the message that it is none. */
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

/** The error message for a value as it is kept, or undefined if it is valid. */
export function textFault(field: TextRules, text: string): string | undefined {
  const { input, min, max, message } = field;
  const most = max ?? limits[input];
  const length = lengthOf(text);
  if (control.test(text)) {
    return "This has a character that we can’t store. Please type it again instead of pasting it.";
  }
  if (direction.test(text)) {
    return "This has an invisible character that changes the direction of text. Please type it again instead of pasting it.";
  }
  if (input !== "area" && lineBreak.test(text)) return "Please keep this to one line.";
  const pasted = pasteFault(field, text);
  if (pasted) return pasted;
  if (length < min) return message;
  if (input === "email" && text && !isEmail(text)) return withReason(message, text);
  if (length > most) {
    return `Please shorten this to ${grouped(most)} characters. It has ${grouped(length)} now.`;
  }
}
