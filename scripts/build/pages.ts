/**
 * Finishes every page that is the same for everybody (docs/decisions/0014): fetches it from the built worker, reduces
 * its style to the rules it can use, and writes it to the worker's files.
 */
import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import Beasties from "beasties";
import { type HTMLElement, parse } from "node-html-parser";
import { hashOf } from "~/document/content-security-policy";
import { BODY_LIMIT } from "~/lib/posted-form";
import { unbroken } from "./unbroken.ts";

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

/** The rules of a style sheet that apply to a page. */
async function rulesFor(page: HTMLElement, sheet: string) {
  // Beasties compares class names as they are written in the HTML: `[&amp;_span]:…`.
  const body = page.querySelector("body")?.outerHTML.replaceAll("&amp;", "&");
  const rules = sheet
    // Beasties would remove typefaces whose name it does not find.
    .replace(typefaces, "")
    // And it keeps every rule that begins with a colon: `:is(.name>*)` for `.name>*`.
    .replace(/:is\((\.(?:\\.|[\w-])+>\*)\)/g, "$1");
  const html = `<html class="js"><head><style>${rules}</style></head>${body}</html>`;
  const [, own = ""] = style.exec(await beasties.process(html)) ?? [];
  return (sheet.match(typefaces) ?? []).join("") + withoutUnread(own, `${body}${own}`);
}

/** A style without the custom properties that nothing in a page reads. */
function withoutUnread(css: string, page: string) {
  const read = new Set(page.match(/(?<=var\()--[\w-]+/g));
  const keep = (whole: string, name: string) => (read.has(name) ? whole : "");
  return css
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, keep)
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, keep);
}

const textAt = async (url: string, init?: RequestInit) => (await fetch(url, init)).text();

const statesByForm = new Map<string, Promise<string[]>>();

/** The states that a form's script may render later, as the worker renders them: errors, a failure, the notice. */
async function statesOf(url: string, form: string) {
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

/** Headers of a response's connection and encoding; the others belong to the page. */
const connectionHeaders =
  /^(connection|date|keep-alive|transfer-encoding|content-(encoding|length))$/;

/**
 * A page of the built worker, or the feed, finished. Throws an Error if the worker has none.
 * @param origin of the worker, which has no files yet
 */
export async function finishPage(origin: string, path: string) {
  const response = await fetch(origin + path);
  if (!response.ok)
    throw new Error(`${path} answers ${response.status}; \`npm run dev\` shows why`);
  const html = await response.text();
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !connectionHeaders.test(name)),
  );
  if (!html.startsWith("<!DOCTYPE html>")) return { text: html, headers };
  const whole = unbroken(html);
  const own = await rulesFor(await withStates(origin + path, whole), style.exec(whole)?.[1] ?? "");
  const text = whole.replace(style, () => `<style>${own}</style>`);
  const hash = await hashOf(own);
  const policy = headers["content-security-policy"]?.replace(/(?<=style-src )[^;]+/, hash) ?? "";
  return { text, headers: { ...headers, "content-security-policy": policy } };
}

function file(headers: Record<string, string>, body: string | Buffer) {
  const ETag = `"${createHash("sha256").update(body).digest("base64").slice(0, 20)}"`;
  const sent = { ...headers, ETag, Vary: "Accept-Encoding" };
  const firstLine = JSON.stringify({ year: new Date().getUTCFullYear(), headers: sent });
  return Buffer.concat([Buffer.from(`${firstLine}\n`), Buffer.from(body)]);
}

/** The files of a page, by encoding (app/worker/finished-pages.ts). */
export const filesOf = ({ text, headers }: Awaited<ReturnType<typeof finishPage>>) => ({
  "": file(headers, text),
  br: file({ ...headers, "Content-Encoding": "br" }, brotliCompressSync(text)),
});
