import { PARKED, type ParkedData } from "./parked-data";
import { speculationRules } from "./speculation-rules";

/**
 * Puts into the head what React would escape or does not know yet: the page's script and speculation
 * rules, and a form's prefix before the title (`lib/title-prefix.ts`).
 */
export const withHead = (html: string, script: string, prefix: string): string => {
  const rules = `<script type="speculationrules">${speculationRules}</script>`;
  const title = prefix.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  return html.replace("<title>", () => `<script>${script}</script>${rules}<title>${title}`);
};

/** The value as JSON that may stand in a script element. */
const scriptJson = (value: object): string => JSON.stringify(value).replaceAll("<", "\\u003c");

const END = "</body></html>";

/** Appends the data that Remix needs in the browser to a page; none of it runs by itself. */
export const withParkedData = (html: string, parked: ParkedData): string =>
  `${html.slice(0, -END.length)}<script type="application/json" id="${PARKED}">${scriptJson(parked)}</script>${END}`;
