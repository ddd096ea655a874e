import type { EntryContext, HandleErrorFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { contentSecurityPolicy, type PagePermissions } from "./lib/content-security-policy";
import { dataScript, titled, withParkedScripts } from "./lib/document-html";
import { faultName, log } from "./lib/log";
import { pageScript } from "./lib/page-script";
import { ScriptMark } from "./lib/script-mark";
import { speculationRules } from "./lib/speculation-rules";
import { TitlePrefix } from "./lib/title-prefix";

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
  const data = dataScript(await new Response(serverHandoffStream).text());
  const mark = crypto.randomUUID();
  const prefix = { text: "" };
  const rendered = renderToString(
    <ScriptMark.Provider value={mark}>
      <TitlePrefix.Provider value={prefix}>
        <RemixServer context={context} url={request.url} />
      </TitlePrefix.Provider>
    </ScriptMark.Provider>,
  );
  const { html, scripts } = withParkedScripts(rendered, mark, data);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const route = context.staticHandlerContext.matches.at(-1)?.route.id ?? "";
  const permissions = context.routeModules[route]?.handle as PagePermissions | undefined;
  headers.set(
    "Content-Security-Policy",
    await contentSecurityPolicy([pageScript, speculationRules, ...scripts], permissions),
  );
  return new Response(`<!DOCTYPE html>${titled(html, prefix.text)}`, { status, headers });
}

/** Faults in loaders, actions and rendering, without their text, which may quote a visitor. */
export const handleError: HandleErrorFunction = (fault, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(fault)) return;
  log("error", "route_fault", { fault: faultName(fault) });
};
