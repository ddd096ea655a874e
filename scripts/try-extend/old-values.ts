/** Every value that must be gone once another company has moved in, and where texts still have one. */
import { parse } from "node-html-parser";
import { loadModule } from "../build/load-module.ts";

/** A value of the company before, as it may stand in a text; `raw` also in style sheets, addresses and code. */
export interface OldValue {
  fact: string;
  pattern: string;
  raw: boolean;
  /** In these letters alone. */
  asIs?: true;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
/** As a word, in any case and with any space in it. */
const asWord = (text: string) =>
  `(?<![\\w#])${escaped(text).replace(/ /g, "[\\s\\u00a0]+")}(?!\\w)`;
/** A phone number however it is written. */
const digitsOf = (phone: string) =>
  `${[...phone.replace(/\D/g, "")].join("[\\s\\u00a0().+-]*")}(?!\\d)`;

/** What the project says of itself, without the office that stays. */
export async function oldValues(leaves: string): Promise<OldValue[]> {
  const { site } =
    await loadModule<typeof import("../../app/config/site.ts")>("app/config/site.ts");
  const { colors, colorNames } =
    await loadModule<typeof import("../../app/config/theme.ts")>("app/config/theme.ts");
  const { dollars, hours, price } =
    await loadModule<typeof import("../../app/config/facts.ts")>("app/config/facts.ts");
  const { team } =
    await loadModule<typeof import("../../app/content/about.ts")>("app/content/about.ts");
  const word = (fact: string, text: string, raw = false) => ({ fact, pattern: asWord(text), raw });
  const office = site.offices.find(({ slug }) => slug === leaves);
  if (!office) throw new Error(`there is no office ${leaves}`);
  const { city, state, stateCode, street, postalCode, latitude } = office;
  const spans = [hours.phone, hours.door.label].map((label) => label.split(" ")[1] ?? "");
  return [
    { fact: "brand", pattern: escaped(site.brand), raw: true },
    { ...word("tag", site.tagWord), asIs: true },
    word("domain", new URL(site.origin).host, true),
    ...[site.phone, site.support.phone].map((phone) => ({
      fact: "phone",
      pattern: digitsOf(phone),
      raw: true,
    })),
    ...[site.email, site.securityEmail, site.support.email].map((one) => word("mail", one, true)),
    ...[site.portalUrl, ...site.social.map(({ url }) => url)].map((url) => word("link", url, true)),
    ...[city, state, street, postalCode, `${city}, ${stateCode}`].map((one) => word("office", one)),
    { fact: "office", pattern: escaped(String(latitude)), raw: true },
    ...team.flatMap(({ name, title }) => [word("person", name), word("title", title)]),
    ...[price.low, price.high, price.middle].map((one) => ({
      fact: "price",
      pattern: `${escaped(dollars(one))}(?![\\d,])`,
      raw: false,
    })),
    ...spans.map((span) => word("hours", span)),
    word("hours", `After ${spans[0]?.split("-")[1]}`),
    { fact: "hours", pattern: `"(opens|closes)":"${hours.door.opens}"`, raw: true },
    { fact: "hours", pattern: `"closes":"${hours.door.closes}"`, raw: true },
    ...Object.values(colorNames).map((name) => word("name of a color", name)),
    ...Object.values(colors)
      .filter((hex) => hex !== "#ffffff")
      .map((hex) => ({ fact: "color", pattern: `${escaped(hex)}(?![\\da-f])`, raw: true })),
  ];
}

const worded = ["alt", "aria-label", "content", "href", "placeholder", "title", "value"];

/** What people read of a page: its text, the words in its attributes, and its structured data. */
function readable(html: string) {
  const page = parse(html);
  for (const unread of page.querySelectorAll("style, script:not([type='application/ld+json'])"))
    unread.remove();
  const elements = page.querySelectorAll("*");
  const words = elements.flatMap(({ attributes }) =>
    worded.flatMap((name) => attributes[name] ?? []),
  );
  const data = page.querySelectorAll("script").map((script) => script.innerHTML);
  return [page.text, page.structuredText, ...words, ...data].join("\n");
}

/** A feed has its texts as escaped HTML. */
const unescaped = (text: string) =>
  text.trimStart().startsWith("<?xml") ? parse(text).text : text;

/** A line for each old value in a text: where, which and what stands around it. */
export function leftIn(where: string, text: string, old: readonly OldValue[]): string[] {
  const isCode = /\.(css|js)$/.test(where);
  const isPage = /<(html|svg|feed|rss)[\s>]/.test(text);
  const read = isCode ? "" : isPage ? readable(unescaped(text)) : text;
  const inWords = read.replace(/[\u2060\u2068\u2069\u200b]/g, "");
  return old.flatMap(({ fact, pattern, raw, asIs }) => {
    const hit = [inWords, ...(raw ? [text] : [])]
      .map((one) => new RegExp(pattern, asIs ? "" : "i").exec(one))
      .find(Boolean);
    if (!hit) return [];
    const around = hit.input.slice(Math.max(0, hit.index - 30), hit.index + 50).trim();
    return [`${where}: ${fact} ${hit[0]} in “${around.replace(/\s+/g, " ")}”`];
  });
}
