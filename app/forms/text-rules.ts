import { grouped } from "~/lib/language";
import { control, direction, lineBreak } from "~/lib/plain-text";
import type { TextField } from "./fields";

/** Maximum length in characters, unless the field sets its own. */
const limits: Record<TextField["input"], number> = { text: 200, email: 254, tel: 60, area: 20_000 };

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

/** The error message for a trimmed value, or undefined if it is valid. */
export function textFault({ input, min, max, message }: TextField, text: string) {
  const most = max ?? limits[input];
  const length = lengthOf(text);
  if (control.test(text)) {
    return "This has a character that we can’t store. Please type it again instead of pasting it.";
  }
  if (direction.test(text)) {
    return "This has an invisible character that changes the direction of text. Please type it again instead of pasting it.";
  }
  if (input !== "area" && lineBreak.test(text)) return "Please keep this to one line.";
  if (length < min) return message;
  if (input === "email" && text && !isEmail(text)) return message;
  if (length > most) {
    return `Please shorten this to ${grouped(most)} characters. It has ${grouped(length)} now.`;
  }
}
