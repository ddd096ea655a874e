import checker from "@zootools/email-spell-checker";

const wordsOf = (words: string): string[] => words.trim().split(/\s+/);

/** The most common hosts of private addresses. Shorter names are left out, because too many others differ by one letter. */
const hosts = wordsOf(`
  gmail.com googlemail.com icloud.com comcast.net verizon.net sbcglobal.net bellsouth.net
  protonmail.com yahoo.com yahoo.co.uk yahoo.fr yahoo.de yahoo.ca yahoo.es yahoo.it
  yahoo.com.br yahoo.com.mx yahoo.com.au yahoo.co.in yahoo.in yahoo.co.jp hotmail.com
  hotmail.co.uk hotmail.fr hotmail.de hotmail.es hotmail.it hotmail.ca outlook.com outlook.fr
  outlook.de outlook.es outlook.it outlook.in outlook.jp outlook.com.br
`);

/** Real hosts that look like a typo of those. */
const others = new Set(
  wordsOf(`
    mail.com email.com ymail.com gmx.com mac.com me.com cloud.com clouds.com cloud9.com gail.com
    gomail.com amail.com dmail.com tmail.com zmail.com foxmail.com yopmail.com hotmart.com comcast.com
  `),
);
/** Real hosts too: a large one under a country's domain, or `mail` and a letter. */
const ownDomain = /^((yahoo|hotmail|outlook|protonmail)\.(com?\.)?[a-z]{2}|mail[a-z]\.com)$/;

/** Endings that do not exist, by the one that was meant. `.co` and `.cm` do exist. */
const endings: Readonly<Record<string, string>> = Object.fromEntries(
  [
    [".com", "c con cim cmo ocm comm coom vom xom cpm dom conm"],
    [".net", "nte ner nett met"],
    [".org", "ogr orgg prg ort"],
    [".edu", "eud"],
    [".co.uk", "couk"],
    [".com.au", "comau"],
  ].flatMap(([meant = "", typed = ""]) => typed.split(" ").map((one) => [one, meant])),
);

/** The library's distance for one wrong letter or two swapped ones. */
const NEAR = 2;

/** All ends that may be suggested. The page's address has one of them after a form was sent, never what was typed. */
const suggestions = new Set([...hosts, ...Object.values(endings)]);

/** A suggestion from the page's address; undefined if it is not on the list. */
export const knownSuggestion = (code: string | null): string | undefined =>
  code !== null && suggestions.has(code) ? code : undefined;

/**
 * The host (`gmail.com`) or ending (`.com`) that was probably meant, for a valid address that looks mistyped. The list is
 * short, because asking about a correct address makes its owner doubt it.
 */
export function suggestionFor(email: string): string | undefined {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  const dotCom = domain.replace(/\.(co|cm|om)$/, ".com");
  if (dotCom !== domain && hosts.includes(dotCom)) return dotCom;
  if (others.has(domain) || ownDomain.test(domain)) return;
  const near = checker.run({
    email: `x@${domain}`,
    domains: hosts,
    domainThreshold: NEAR,
    secondLevelDomains: [],
    topLevelDomains: [],
    secondLevelThreshold: -1,
    topLevelThreshold: -1,
  });
  if (near && near.domain !== domain) return near.domain;
  return endings[domain.slice(domain.lastIndexOf(".") + 1)];
}

/** The address with the end that was meant. */
export function correctedEmail(email: string): string | undefined {
  const end = suggestionFor(email);
  if (!end) return;
  const kept = email.lastIndexOf(end.startsWith(".") ? "." : "@");
  return `${email.slice(0, kept)}${end.startsWith(".") ? "" : "@"}${end}`;
}
