import type { EntryContext, HandleErrorFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server";
import { contentSecurityPolicy, scriptsInTemplate, titled } from "./lib/document-html";
import { faultName, log } from "./lib/log";

/** Renders a document whole: pages are kept and hashed, so there is nothing to gain from streaming. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const stream = await renderToReadableStream(<RemixServer context={context} url={request.url} />, {
    signal: request.signal,
    onError: (fault) => log("error", "render", { fault: faultName(fault) }),
  });
  await stream.allReady;
  const html = titled(scriptsInTemplate(await new Response(stream).text()), status);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", await contentSecurityPolicy(html));
  if (!headers.has("Cache-Control")) {
    const shared = status === 200 && request.method === "GET";
    headers.set("Cache-Control", shared ? "public, max-age=0, must-revalidate" : "no-store");
  }
  return new Response(html, { status, headers });
}

/** Faults in loaders, actions and rendering, without their text, which may quote a visitor. */
export const handleError: HandleErrorFunction = (fault, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(fault)) return;
  log("error", "route_fault", { fault: faultName(fault) });
};
