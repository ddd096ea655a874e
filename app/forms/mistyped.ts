import checker from "@zootools/email-spell-checker";

const listed = (words: string): string[] => words.trim().split(/\s+/);

/** Where most private addresses are. Shorter names are left out: too many others are a letter away. */
const hosts = listed(`
  gmail.com googlemail.com icloud.com comcast.net verizon.net sbcglobal.net bellsouth.net
  protonmail.com yahoo.com yahoo.co.uk yahoo.fr yahoo.de yahoo.ca yahoo.es yahoo.it
  yahoo.com.br yahoo.com.mx yahoo.com.au yahoo.co.in yahoo.in yahoo.co.jp hotmail.com
  hotmail.co.uk hotmail.fr hotmail.de hotmail.es hotmail.it hotmail.ca outlook.com outlook.fr
  outlook.de outlook.es outlook.it outlook.in outlook.jp outlook.com.br
`);

/** Hosts that look like one of those and are themselves. */
const others = new Set(
  listed(`
    mail.com email.com ymail.com gmx.com mac.com me.com cloud.com clouds.com cloud9.com gail.com
    gomail.com amail.com dmail.com tmail.com zmail.com foxmail.com yopmail.com hotmart.com comcast.com
  `),
);
/** One of the large ones in a country of its own, or `mail` and a letter, which are mailboxes of others. */
const ownDomain = /^((yahoo|hotmail|outlook|protonmail)\.(com?\.)?[a-z]{2}|mail[a-z]\.com)$/;

/** Endings that no address has, and what was meant. Those of countries, such as `.co` and `.cm`, are somebody's. */
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

/** Two letters that changed places, or one that is wrong, by the library's measure. */
const NEAR = 2;

/** What the end of an address may be asked to be; the address of a page names it, and nothing that was typed. */
const suggestions = new Set([...hosts, ...Object.values(endings)]);

/** An end to ask about, as the address of a page names it; undefined where it is none of ours. */
export const suggestedEnd = (code: string | null): string | undefined =>
  code !== null && suggestions.has(code) ? code : undefined;

/**
 * What an address was probably meant to end in: a host (`gmail.com`) or an ending (`.com`), where it looks mistyped
 * and is valid. A right address that is asked about makes somebody doubt, so it knows few.
 */
export function meantEnd(email: string): string | undefined {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  const dotCom = domain.replace(/\.(co|cm|om)$/, ".com");
  if (dotCom !== domain && hosts.includes(dotCom)) return dotCom;
  if (others.has(domain) || ownDomain.test(domain)) return;
  const near = checker.run({
    ...{ email: `x@${domain}`, domains: hosts, domainThreshold: NEAR },
    ...{
      secondLevelDomains: [],
      topLevelDomains: [],
      secondLevelThreshold: -1,
      topLevelThreshold: -1,
    },
  });
  if (near && near.domain !== domain) return near.domain;
  return endings[domain.slice(domain.lastIndexOf(".") + 1)];
}

/** The address with the end that was meant. */
export function correctedEmail(email: string): string | undefined {
  const end = meantEnd(email);
  if (!end) return;
  const kept = email.lastIndexOf(end.startsWith(".") ? "." : "@");
  return `${email.slice(0, kept)}${end.startsWith(".") ? "" : "@"}${end}`;
}
