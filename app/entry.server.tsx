import type { EntryContext, HandleErrorFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { contentSecurityPolicy, type PagePermissions } from "./lib/content-security-policy";
import { withHead, withParkedData } from "./lib/document-html";
import { errorName, log } from "./lib/log";
import { pageScript } from "./lib/page-script";
import type { ParkedData } from "./lib/parked-data";
import { speculationRules } from "./lib/speculation-rules";
import { TitlePrefix } from "./lib/title-prefix";
import { unbroken } from "./lib/unbroken";

type Manifest = EntryContext["manifest"] & { hmr?: { runtime: string } };

/** The data that Remix's own `<Scripts>` would write into the page as code. */
function parkedData(
  { manifest, serverHandoffString, staticHandlerContext }: EntryContext,
  data: string,
): ParkedData {
  const { matches, errors } = staticHandlerContext;
  const ids = matches.map(({ route }) => route.id);
  const last = errors ? ids.findIndex((id) => errors[id] !== undefined) : ids.length - 1;
  const routes = ids.slice(0, last + 1);
  const modules = routes.flatMap((id) => {
    const { imports = [], module = "" } = manifest.routes[id] ?? {};
    return [module, ...imports];
  });
  return {
    context: JSON.parse(serverHandoffString ?? "{}"),
    data,
    routes,
    preloads: [...new Set([...manifest.entry.imports, ...modules])],
  };
}

/**
 * Renders a document in one pass: pages are kept whole, so nothing is gained by streaming, and the data
 * that Remix would stream behind the document is put into it (docs/decisions/0014).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
) {
  const data = await new Response(serverHandoffStream).text();
  const { hmr, url, entry }: Manifest = context.manifest;
  const script = pageScript([...(hmr ? [hmr.runtime] : []), url, entry.module]);
  const prefix = { text: "" };
  const html = renderToString(
    <TitlePrefix.Provider value={prefix}>
      <RemixServer context={context} url={request.url} />
    </TitlePrefix.Provider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  const route = context.staticHandlerContext.matches.at(-1)?.route.id ?? "";
  const permissions = context.routeModules[route]?.handle as PagePermissions | undefined;
  headers.set(
    "Content-Security-Policy",
    await contentSecurityPolicy([script, speculationRules], permissions),
  );
  const page = withParkedData(
    withHead(unbroken(html), script, prefix.text),
    parkedData(context, data),
  );
  return new Response(`<!DOCTYPE html>${page}`, { status, headers });
}

/** Errors in loaders, actions and rendering, without their text, which may quote a visitor. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log("error", "route_error", { error: errorName(error) });
};
