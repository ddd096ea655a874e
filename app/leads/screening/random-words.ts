import type { SpamCheckInput } from "./spam-check-input";

/** Pairs of letters that names and words of Latin script hardly have, whatever the language. */
const rare =
  /q(?![uw])|[jvwxzq](?=[jqx])|[bcdfgjklmpqvwxz](?=x)|x(?=[bdgjkmnrvwz])|z(?=[fgjpqrx])|[bfghjpqvwx](?=z)|j(?=[bcfghlmpqrvwxz])|v(?=[bcfghjmpqtwxz])|[bcfgmpqwx](?=v)|[fhjkmpvxzb](?=q)|[cfghmpqvwxz](?=j)|w(?=[bcgjmpqvxz])|[bfgjmpqvxzc](?=w)/g;

/** Whether a word looks generated, by rare pairs of letters and capitals inside it. */
function isRandom(word: string): boolean {
  if (!/^[A-Za-z]{8,40}$/.test(word) || word === word.toUpperCase()) return false;
  // In Dutch, ij is one letter.
  const pairs = word.toLowerCase().replaceAll("ij", "y").match(rare)?.length ?? 0;
  const capitals = word.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
  return pairs >= 2 || capitals >= 4 || (pairs === 1 && capitals >= 2);
}

/** A random name or company, or a message of a few words of which half are random. */
export function hasRandomWords({ names, company, text }: SpamCheckInput): boolean {
  const words = text.trim().split(/\s+/, 7);
  return (
    [...names, company].some((one) => one.split(/\s+/, 7).some(isRandom)) ||
    (words.length < 7 && words.filter(isRandom).length * 2 >= words.length)
  );
}
