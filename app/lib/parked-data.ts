/** What the server leaves in a page, as JSON, for Remix in the browser. */
export interface ParkedData {
  /** The context of `RemixBrowser`, without its stream. */
  context: typeof __remixContext;
  /** The data of loaders and actions, as Remix streams it. */
  data: string;
  /** Ids of the page's routes, from the root on. */
  routes: string[];
  /** Files that these and the entry will import; the page's script fetches them ahead. */
  preloads: string[];
}

/** The id of the element that holds it. */
export const PARKED = "parked";

/**
 * Does what Remix's `<Scripts>` does by inline code: gives Remix its context and the modules of the
 * page's routes. Their addresses come from the manifest, never from the page.
 */
export async function unparkData(): Promise<void> {
  const { context, data, routes }: ParkedData = JSON.parse(
    document.getElementById(PARKED)?.textContent ?? "",
  );
  window.__remixContext = { ...context, stream: new Blob([data]).stream() };
  const modules = routes.map(async (id) => {
    const { module = "" } = window.__remixManifest.routes[id] ?? {};
    return [id, await import(/* @vite-ignore */ module)];
  });
  window.__remixRouteModules = Object.fromEntries(await Promise.all(modules));
}
