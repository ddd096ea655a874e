/**
 * Finishes every page that is the same for everybody (docs/decisions/0014): fetches it from the built worker, reduces
 * its style to the rules it can use, and writes it to the worker's files.
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
    // Rules for any element, and class names that Beasties takes for a state: `[&_text:not(.title)]:hidden`.
    /^[:[]/,
    /\\:[a-z]+\\\(/,
    // Rules for the root element.
    /^html:/,
    // States that only a script, a visitor or a translator causes, so no page from the worker has them.
    /(?<!\\)\[(?:aria-disabled|data-scrolled|data-faces|data-toast|dir|hidden|inert|open)/,
  ],
  logLevel: "silent",
});

/** The rules of a document's style sheet that apply to it. */
async function styleFor(document: HTMLElement) {
  const styleText = document.querySelector("style")?.textContent ?? "";
  // Beasties compares class names as they are written in the HTML: `[&amp;_span]:…`.
  const body = document.querySelector("body")?.outerHTML.replaceAll("&amp;", "&");
  const rules = styleText
    // Beasties would remove typefaces whose name it does not find.
    .replace(typefaces, "")
    // And it keeps every rule that begins with a colon: `:is(.name>*)` for `.name>*`.
    .replace(/:is\((\.(?:\\.|[\w-])+>\*)\)/g, "$1");
  const used = await beasties.process(
    `<html class="js"><head><style>${rules}</style></head>${body}</html>`,
  );
  const [, own = ""] = style.exec(used) ?? [];
  return (styleText.match(typefaces) ?? []).join("") + withoutUnread(own, `${body}${own}`);
}

/** A style without the custom properties that nothing in a page reads. */
function withoutUnread(css: string, page: string) {
  const read = new Set(page.match(/(?<=var\()--[\w-]+/g));
  const keep = (whole: string, name: string) => (read.has(name) ? whole : "");
  return css
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, keep)
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, keep);
}

/** The headers of a response without those of its connection and encoding. */
const ownHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    [...headers].filter(
      ([name]) =>
        !/^(connection|date|keep-alive|transfer-encoding|content-(encoding|length))$/.test(name),
    ),
  );

const textAt = async (url: string, init?: RequestInit) => (await fetch(url, init)).text();

const statesByForm: Map<string, Promise<string[]>> = new Map();

/** The states that a form's script may render later, as the worker renders them: errors, a failure, the notice. */
async function statesOf(url: string, form: string) {
  const { BODY_LIMIT }: typeof import("../../app/lib/posted-form.ts") =
    await loadModule("app/lib/posted-form.ts");
  const post = (message = "") =>
    textAt(url, { method: "POST", body: new URLSearchParams({ form, message }) });
  const pages = [post(), post("x".repeat(BODY_LIMIT)), textAt(`${url}?sent=${form}&ref=1a2b3c4d`)];
  return (await Promise.all(pages)).map(
    (page) => parse(page).querySelector(`#${form}-form`)?.outerHTML ?? "",
  );
}

/** A page with these states beside each form. */
async function withStates(url: string, html: string) {
  const page = parse(html);
  for (const input of page.querySelectorAll("input[name=form]")) {
    const form = input.getAttribute("value") ?? "";
    const states = statesByForm.get(form) ?? statesOf(url, form);
    statesByForm.set(form, states);
    page.querySelector(`#${form}-form`)?.insertAdjacentHTML("afterend", (await states).join(""));
  }
  return page;
}

/**
 * A page of the built worker, finished. Throws an Error if the worker has none.
 * @param origin of the worker, which has no files yet
 */
export async function finishPage(origin: string, path: string): Promise<Page> {
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

/** The files of a page, by encoding (app/worker/finished-pages.ts). */
export const filesOf = ({ text, headers }: Page) => ({
  "": file(headers, text),
  br: file({ ...headers, "Content-Encoding": "br" }, brotliCompressSync(text)),
});
