/** Stands before the title of a page whose form has faults. */
export const ERROR_PREFIX = "Error: ";

/**
 * Says in the title that a form has faults, for those who hear the title first. The browser's script
 * takes it back before hydration and from then on keeps it itself.
 */
export const titled = (html: string, status: number): string =>
  status === 422 ? html.replace("<title>", `<title>${ERROR_PREFIX}`) : html;

/** Text as a JSON string that may stand in a script element. */
const scriptString = (text: string): string =>
  JSON.stringify(text).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** The script that hands the data of loaders and actions to Remix in the browser, as one piece. */
export const dataScript = (data: string): string =>
  `window.__remixContext.streamController.enqueue(${scriptString(data)});window.__remixContext.streamController.close();`;

const closing = "</template></body></html>";

/**
 * Finishes the template that holds Remix's scripts (`components/layout/parked-scripts.tsx`): takes their
 * mark off and adds the script with the data. Returns the texts of all of them as well.
 */
export function withParkedScripts(html: string, mark: string, data: string) {
  const attribute = ` nonce="${mark}"`;
  const start = html.indexOf(`<script${attribute}`);
  if (start < 0 || !html.endsWith(closing)) return { html, scripts: [] };
  const parked = html.slice(start, html.length - closing.length);
  const scripts = parked
    .split(`<script${attribute}`)
    .slice(1)
    .map((rest) => rest.slice(rest.indexOf(">") + 1, rest.indexOf("</script>")));
  const finished = `${parked.replaceAll(attribute, "")}<script>${data}</script>${closing}`;
  return { html: html.slice(0, start) + finished, scripts: [...scripts, data] };
}
