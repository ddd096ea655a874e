import { PARKED, type ParkedData } from "./parked-data";

/** Puts a form's prefix before the page's title (`lib/title-prefix.ts`). */
export const titled = (html: string, prefix: string): string =>
  html.replace("<title>", () => `<title>${prefix.replace(/&/g, "&amp;").replace(/</g, "&lt;")}`);

/** The value as JSON that may stand in a script element. */
const scriptJson = (value: object): string => JSON.stringify(value).replaceAll("<", "\\u003c");

const END = "</body></html>";

/** Appends the data that Remix needs in the browser to a page; none of it runs by itself. */
export const withParkedData = (html: string, parked: ParkedData): string =>
  `${html.slice(0, -END.length)}<script type="application/json" id="${PARKED}">${scriptJson(parked)}</script>${END}`;
