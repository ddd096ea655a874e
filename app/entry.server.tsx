import type { EntryContext, HandleErrorFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToStaticMarkup } from "react-dom/server";
import { assembleDocument } from "./document/assemble-document";
import { contentSecurityPolicy, type PagePermissions } from "./document/content-security-policy";
import { headScript } from "./document/head-script";
import { pageScript } from "./document/page-script";
import { speculationRules } from "./document/speculation-rules";
import { errorCode, log } from "./lib/log";
import style from "./styles/app.css?inline";

type Manifest = EntryContext["manifest"] & { hmr?: { runtime: string } };

/**
 * Renders a document in one pass, with the whole style sheet in it: the build leaves in each finished page what
 * that page can use (docs/decisions/0014). Without React's marks between texts: a browser drops a space that is a
 * piece of its own from what it tells a screen reader ("fromoffices"), and the one part that React hydrates, a
 * form, is written without any.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  given: EntryContext,
) {
  // The browser gets none of the data that Remix would stream to it.
  const context = { ...given, serverHandoffStream: undefined };
  const { manifest, routeModules, staticHandlerContext } = context;
  const route = staticHandlerContext.matches.at(-1)?.route.id ?? "";
  const { entry, routes, hmr }: Manifest = manifest;
  const script = pageScript({
    forms: [...(hmr ? [hmr.runtime] : entry.imports), entry.module],
    search: route === "blog" && routes.blog ? [routes.blog.module] : [],
  });
  const html = renderToStaticMarkup(<RemixServer context={context} url={request.url} />);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const permissions = routeModules[route]?.handle as PagePermissions | undefined;
  const scripts = [headScript, script, speculationRules];
  headers.set("Content-Security-Policy", await contentSecurityPolicy(style, scripts, permissions));
  const page = assembleDocument(html, style, script);
  return new Response(`<!DOCTYPE html>${page}`, { status, headers });
}

/** Errors in loaders, actions and rendering, without their text, which may quote a visitor; with it in development. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  if (import.meta.env.DEV) throw error;
  log("error", "route_error", { error: errorCode(error) });
};
