/**
 * Finishes every page that is the same for everybody (docs/decisions/0014): asks the built worker for it, leaves in
 * its style what it can use, and keeps it among the worker's files.
 */
import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import Beasties from "beasties";
import { type HTMLElement, parse } from "node-html-parser";
import { hashOf } from "../../app/document/content-security-policy.ts";
import { loadModule } from "./load-module.ts";
import { unbroken } from "./unbroken.ts";

/** A page as it is sent, or the feed. */
interface Page {
  path: string;
  text: string;
  headers: Record<string, string>;
}

const style = /<style>(.*?)<\/style>/s;
const typefaces = /@font-face\{[^}]*\}/g;

const beasties = new Beasties({
  allowRules: [
    // What stands for any element, and names in which Beasties sees a state: `[&_text:not(.title)]:hidden`.
    /^[:[]/,
    /\\:[a-z]+\\\(/,
    // `[&_span]:…`: Beasties reads the class as it is written in HTML, `[&amp;_span]:…`.
    /\\&/,
    // What the page's own box draws.
    /^html:/,
    // States in which the worker sends no page: a script, a visitor or a translator brings them about.
    /(?<!\\)\[(?:aria-disabled|data-scrolled|data-faces|data-toast|dir|hidden|inert|open)/,
  ],
  logLevel: "silent",
});

/** The part of a document's style sheet that it can use. */
async function styleFor(document: HTMLElement) {
  const styleText = document.querySelector("style")?.textContent ?? "";
  const body = document.querySelector("body")?.outerHTML;
  // Beasties keeps a typeface only where it finds its name beside a text.
  const rules = styleText.replace(typefaces, "");
  const used = await beasties.process(
    `<html class="js"><head><style>${rules}</style></head>${body}</html>`,
  );
  return (styleText.match(typefaces) ?? []).join("") + (style.exec(used)?.[1] ?? "");
}

/** The headers of an answer that say what it is, not how it came. */
const ownHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    [...headers].filter(
      ([name]) =>
        !/^(connection|date|keep-alive|transfer-encoding|content-(encoding|length))$/.test(name),
    ),
  );

const textAt = async (url: string, init?: RequestInit) => (await fetch(url, init)).text();

const known: Map<string, Promise<string[]>> = new Map();

/** What a form's script may draw later, as the worker draws it: errors, a failure, the notice. */
async function drawnLater(url: string, form: string) {
  const { BODY_LIMIT }: typeof import("../../app/lib/posted-form.ts") =
    await loadModule("app/lib/posted-form.ts");
  const post = (message = "") =>
    textAt(url, { method: "POST", body: new URLSearchParams({ form, message }) });
  const pages = [post(), post("x".repeat(BODY_LIMIT)), textAt(`${url}?sent=${form}&ref=1a2b3c4d`)];
  return (await Promise.all(pages)).map(
    (page) => parse(page).querySelector(`#${form}-form`)?.outerHTML ?? "",
  );
}

/** A page with all of that beside each form. */
async function withStates(url: string, html: string) {
  const page = parse(html);
  for (const input of page.querySelectorAll("input[name=form]")) {
    const form = input.getAttribute("value") ?? "";
    const states = known.get(form) ?? drawnLater(url, form);
    known.set(form, states);
    page.querySelector(`#${form}-form`)?.insertAdjacentHTML("afterend", (await states).join(""));
  }
  return page;
}

/**
 * A page of the built worker, finished. Throws an Error if the worker has none.
 * @param origin of the worker, which has no files yet
 */
export async function finishedPageAt(origin: string, path: string): Promise<Page> {
  const response = await fetch(origin + path);
  if (!response.ok)
    throw new Error(`${path} answers ${response.status}; \`npm run dev\` shows why`);
  const html = await response.text();
  const headers = ownHeaders(response.headers);
  const { "content-security-policy": given = "" } = headers;
  if (!html.startsWith("<!DOCTYPE html>")) return { path, text: html, headers };
  const whole = unbroken(html);
  const own = await styleFor(await withStates(origin + path, whole));
  const text = whole.replace(style, () => `<style>${own}</style>`);
  const policy = given.replace(/(?<=style-src )[^;]+/, await hashOf(own));
  return { path, text, headers: { ...headers, "content-security-policy": policy } };
}

function file(headers: Record<string, string>, body: string | Buffer) {
  const ETag = `"${createHash("sha256").update(body).digest("base64").slice(0, 20)}"`;
  const sent = { ...headers, ETag, Vary: "Accept-Encoding" };
  const firstLine = JSON.stringify({ year: new Date().getUTCFullYear(), headers: sent });
  return Buffer.concat([Buffer.from(`${firstLine}\n`), Buffer.from(body)]);
}

/** Its files, by what they are compressed with (app/worker/finished-pages.ts). */
export const filesOf = ({ text, headers }: Page) => ({
  "": file(headers, text),
  br: file({ ...headers, "Content-Encoding": "br" }, brotliCompressSync(text)),
});
