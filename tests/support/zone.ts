import { request as ask } from "node:http";
import { buffer } from "node:stream/consumers";
import { startServer } from "./local-server";

/** What a setting of a Cloudflare zone makes of a page. */
export type Change = (html: string) => string;

const hex = (text: string) => Buffer.from(text).toString("hex");
const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const hidden = (name: "a" | "span", found: string) =>
  `<${name} class="__cf_email__" data-cfemail="${hex(found)}">[email&#160;protected]</${name}>`;

/** Changes what stands outside some elements and pairs of comments. */
const outside = (verbatim: RegExp, html: string, change: Change) => {
  const kept = html.match(verbatim) ?? [];
  const parts = html.split(verbatim).map(change);
  return parts.map((part, at) => part + (kept[at] ?? "")).join("");
};

/** Email Address Obfuscation: on in every new zone. */
export const obfuscated: Change = (html) => {
  const verbatim =
    /<!--email_off-->[\s\S]*?<!--\/email_off-->|<(?:head|script|noscript|textarea|xmp)\b[\s\S]*?<\/(?:head|script|noscript|textarea|xmp)>/g;
  const changed = outside(verbatim, html, (part) =>
    part
      .replace(/(<a\b[^>]*href=")mailto:([^"]*)/g, (_, tag, to) => {
        return `${tag}/cdn-cgi/l/email-protection#${hex(to)}`;
      })
      .replace(/>([^<>]+)(<\/a>)?/g, (whole, text: string, end) =>
        whole.replace(
          text,
          text.replace(address, (found) => hidden(end ? "span" : "a", found)),
        ),
      ),
  );
  if (changed === html) return html;
  return changed.replace(
    "</body>",
    '<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js" defer></script></body>',
  );
};

/** Rocket Loader: every script waits for Cloudflare's own, which starts them. */
export const rocketLoaded: Change = (html) =>
  html
    .replace(/<script>/g, '<script type="1a2b3c-text/javascript">')
    .replace(/<script type="module"/g, '<script type="1a2b3c-module"')
    .replace(
      "</body>",
      '<script src="/cdn-cgi/scripts/7d0fa10a/cloudflare-static/rocket-loader.min.js" data-cf-settings="1a2b3c-|49" defer></script></body>',
    );

/** Web Analytics and the detection of bots, which Cloudflare's plans begin with. */
export const watched: Change = (html) =>
  html.replace(
    "</body>",
    `<script>(function(){window.__CF$cv$params={r:'1a2b',t:'${Date.now()}'}})()</script><script defer src="https://static.cloudflareinsights.com/beacon.min.js" data-cf-beacon='{"token":"1a2b"}'></script></body>`,
  );

/** White space as a minifier leaves it. */
export const minified: Change = (html) =>
  outside(
    /<(?:pre|script|style|textarea)\b[\s\S]*?<\/(?:pre|script|style|textarea)>/g,
    html,
    (part) => part.replace(/\s+/g, " ").replace(/> </g, "><"),
  );

/** Stands before a worker as a zone does, and changes its pages; everything else passes. */
export async function startZone(origin: string, changes: readonly Change[]) {
  const { hostname, port } = new URL(origin);
  const { url, close } = await startServer((request, response) => {
    const { url: path, method } = request;
    // Whole, to be read here.
    const headers = { ...request.headers, "accept-encoding": "identity" };
    const passed = ask({ hostname, port, path, method, headers }, async (given) => {
      const body = await buffer(given);
      const isPage = given.headers["content-type"]?.startsWith("text/html");
      const text = () => changes.reduce((html, change) => change(html), body.toString());
      const sent = isPage ? Buffer.from(text()) : body;
      const { "transfer-encoding": _, ...others } = given.headers;
      response.writeHead(given.statusCode ?? 502, {
        ...others,
        ...(method !== "HEAD" && { "content-length": sent.length }),
      });
      response.end(sent);
    });
    request.pipe(passed.on("error", () => response.destroy()));
  });
  return { url, stop: close };
}
