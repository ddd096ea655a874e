import { PARKED, type ParkedData } from "./parked-data";

/** Stands before the title of a page whose form has faults. */
export const ERROR_PREFIX = "Error: ";

/**
 * Says in the title that a form has faults, for those who hear the title first. The browser's script
 * takes it back before hydration and from then on keeps it itself.
 */
export const titled = (html: string, status: number): string =>
  status === 422 ? html.replace("<title>", `<title>${ERROR_PREFIX}`) : html;

/** The value as JSON that may stand in a script element. */
const scriptJson = (value: object): string => JSON.stringify(value).replaceAll("<", "\\u003c");

const END = "</body></html>";

/** Puts what Remix needs in the browser at the end of a page, as data: nothing of it runs by itself. */
export const withParkedData = (html: string, parked: ParkedData): string =>
  `${html.slice(0, -END.length)}<script type="application/json" id="${PARKED}">${scriptJson(parked)}</script>${END}`;
