/** Puts what a form has to say of itself before the page's title (`lib/title-prefix.ts`). */
export const titled = (html: string, prefix: string): string =>
  html.replace("<title>", () => `<title>${prefix.replace(/&/g, "&amp;").replace(/</g, "&lt;")}`);

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
