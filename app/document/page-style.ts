/** A selector, and the classes and elements (`<table`) without which it can match nothing on a page. */
interface Selector {
  selector: string;
  needs: readonly string[];
}

/**
 * A part of the style sheet (scripts/build/style-rules.mjs): text that every page needs, a rule with its
 * selectors, or a group such as `@media` with what stands in it.
 */
export type StyleRule =
  | string
  | { selectors: readonly Selector[]; body: string }
  | { open: string; rules: readonly StyleRule[] };

const ofRule = (rule: StyleRule, names: ReadonlySet<string>): string => {
  if (typeof rule === "string") return rule;
  if ("open" in rule) {
    const inside = styleOf(rule.rules, names);
    return inside && `${rule.open}${inside}}`;
  }
  const used = rule.selectors.filter(({ needs }) => needs.every((name) => names.has(name)));
  return used.length > 0 ? `${used.map(({ selector }) => selector).join()}{${rule.body}}` : "";
};

const styleOf = (rules: readonly StyleRule[], names: ReadonlySet<string>): string =>
  rules.map((rule) => ofRule(rule, names)).join("");

/** Every class and element of a page. React escapes `&`, `'`, `<` and `>` in attributes and texts. */
function namesIn(html: string): Set<string> {
  const names = new Set(html.match(/<[a-z][a-z0-9]*/g));
  for (const [, list = ""] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of list.split(" ")) names.add(name);
  }
  return names;
}

/**
 * The part of the style sheet that a page can use, in the sheet's order: what its elements are, and what a
 * script or the visitor can make of them (docs/decisions/0040).
 */
export const pageStyle = (html: string, rules: readonly StyleRule[]): string =>
  styleOf(rules, namesIn(html));
