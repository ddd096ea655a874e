import { pitches } from "~/config/spam";
import type { SpamCheckInput } from "./spam-check-input";

/**
 * A URL or an email address in the name. The sender's own address there is a browser's mistake and does not count; as
 * the whole message it does.
 */
export const hasAddressInName = ({ names, email, text }: SpamCheckInput): boolean =>
  (text !== "" && text.trim().toLowerCase() === email.toLowerCase()) ||
  names.some((name) =>
    /https?:\/\/|\bwww\.|[a-z\d]@[a-z\d]|[a-z\d]\.[a-z]{2,24}\//i.test(
      name.toLowerCase().replace(email.toLowerCase(), ""),
    ),
  );

/** Links in forum or HTML markup. Text with other HTML elements too is the source of a page that somebody asks about, and does not count. */
export const hasLinkMarkup = ({ text, lines }: SpamCheckInput): boolean =>
  [text, ...lines].some(
    (one) =>
      /\[(url|link)[=\]]/i.test(one) ||
      (/<a\s[a-z]{3,10}=/i.test(one) &&
        !/<(div|html|head|body|script|table|span|li|img)\b/i.test(one)),
  );

/** Sites where people share files or that they ask support about: links to them do not count. */
const everyday =
  /(^|\.)(microsoft|office|live|sharepoint|google|dropbox|box|apple|github|zoom|dell|hp|hpe|lenovo|cisco)\.(com|us)$/;

/** The host of a link, which may begin with its host and end a sentence. */
function hostOf(link: string): string {
  const url = /^www\./i.test(link) ? `http://${link}` : link;
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\.|\.$/g, "") : "";
}

/** Three or more links to sites other than the sender's own and the everyday ones. */
export function hasForeignLinks({ text, email, company, headers }: SpamCheckInput): boolean {
  const ownHosts = [email.split("@")[1], headers.get("Host")?.split(":")[0], company.toLowerCase()];
  const isOwn = (host: string) =>
    ownHosts.some((one) => one && (host === one || host.endsWith(`.${one}`)));
  const urls = text.match(/(?:https?:\/\/|\bwww\.)[^\s"'<>\]),;!]{1,500}/gi) ?? [];
  const foreign = [...new Set(urls)].filter((url) => {
    const host = hostOf(url);
    return !everyday.test(host) && !isOwn(host);
  });
  return foreign.length > 2;
}

const folded = (text: string) =>
  text
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/\s+/g, " ");

/** A phrase of the owner's list (app/config/spam.ts). */
export function hasPitch({ text, lines }: SpamCheckInput): boolean {
  const all = folded([text, ...lines].join(" "));
  return pitches.some((phrase) => all.includes(phrase));
}

/** What scanners send, by what they attack: pages, templates and loggers, shells, databases. */
const attacks = [
  /<script\b|\bonerror\s?=|<\?php|<!entity/i,
  /\$\{jndi:|\{\{\d|(\.\.\/){2}|\/etc\/passwd|[;&|]\s?(nslookup|cat|wget|curl)\s/i,
  /\bunion\s(all\s)?select\b|\bsleep\s?\(\d|waitfor\sdelay|xp_cmdshell/i,
  /['"]\s?(or|and)\s?['"\d]/i,
];
const isAttack = (text: string) => attacks.some((one) => one.test(text));

/** An attack in a field for a name or subject, or as the whole message; customers who ask about one write sentences. */
export const hasAttack = ({ names, company, lines, text }: SpamCheckInput): boolean =>
  [...names, company, ...lines].some(isAttack) || (isAttack(text) && text.split(/\s+/).length < 8);

/** Words with Cyrillic letters between Latin ones, meant to get past filters. */
export const hasLookalikes = ({ text }: SpamCheckInput): boolean =>
  (text.match(/[a-z][а-яёі]+[a-z]/gi)?.length ?? 0) > 2;

/** Sent sooner than anybody can read the form; the form's script measures it. */
export const isHasty = ({ elapsed }: SpamCheckInput): boolean => elapsed < 2_000;
