import { createHash } from "node:crypto";
import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { unbroken } from "../../scripts/build/unbroken";
import { every, part, textOf } from "../support/html";
import { pagePaths } from "../support/pages";
import { rawFetch, rawPost } from "../support/raw";
import { siteForTests } from "../support/site-for-tests";

const site = siteForTests();

/** The worker with files of another kind, by the header X-Files; without it, it has none. */
const main = `import worker from "./worker.js";
const files = {
  broken: () => { throw new Error("no files"); },
  nonsense: () => new Response("<!DOCTYPE html>"),
  async old(request, ASSETS) {
    const file = await (await ASSETS.fetch(request)).text();
    return new Response(file.replace(/"year":\\d+/, '"year":1999'));
  },
};
export default {
  ...worker,
  fetch(request, env, context) {
    const fetch = files[request.headers.get("X-Files")];
    const ASSETS = fetch && { fetch: (address) => fetch(address, env.ASSETS) };
    return worker.fetch(request, { ...env, ASSETS }, context);
  },
};`;

const rendering = siteForTests({}, { main });

const style = /<style>(.*?)<\/style>/s;
const styleOf = (html: string) => style.exec(html)?.[1] ?? "";
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const feed = "/blog/feed.xml";

/** Where two texts part, with a little of both; empty if they don't. */
function difference(one: string, other: string): string {
  if (one === other) return "";
  let at = 0;
  while (one[at] === other[at]) at++;
  return `${one.slice(at - 40, at + 80)} | ${other.slice(at - 40, at + 80)}`;
}

const bodyOf = (html: string) => textOf(part(html, "main"));

describe("a finished page", () => {
  test("is what the worker renders for the same request, but for its part of the style and words on one line", async () => {
    for (const path of [...pagePaths, feed]) {
      const [finished, rendered] = await Promise.all(
        [site, rendering].map(({ url }) => rawFetch(url, path)),
      );
      if (!finished || !rendered) throw new Error(path);
      expect(finished.headers.etag, path).toMatch(/^"[\w+/]{20}"$/);
      expect(rendered.headers.etag, path).toBeUndefined();
      const expected = path === feed ? rendered.text : unbroken(rendered.text);
      expect(difference(finished.text.replace(style, ""), expected.replace(style, ""))).toBe("");
      if (path !== feed) expect(bodyOf(finished.text)).toBe(bodyOf(rendered.text));
      const { etag: _, ...others } = finished.headers;
      const policy = String(rendered.headers["content-security-policy"]);
      const of = hashOf(styleOf(finished.text));
      expect({ ...others, date: "" }, path).toEqual({
        ...rendered.headers,
        vary: "Accept-Encoding",
        date: "",
        "content-length": others["content-length"],
        "transfer-encoding": others["transfer-encoding"],
        "content-security-policy": policy.replace(/(?<=style-src )[^;]+/, of),
      });
    }
  });

  test("has the rules for what it shows and for what the script of its forms draws later", async () => {
    const sheet = styleOf((await rawFetch(site.url, "/nope")).text);
    const isIn = (rules: string, name: string) =>
      rules.includes(`.${name.replace(/[^\w-]/g, String.raw`\$&`)}`);
    for (const path of pagePaths) {
      const { text } = await rawFetch(site.url, path);
      const own = styleOf(text);
      expect(own.length).toBeLessThan(sheet.length / 2);
      const forms = every(parse(text), "input[name=form]", "value");
      const shown = [parse(text)];
      for (const form of forms) {
        const refused = await rawPost(site.url, path, `form=${form}`);
        const sent = await rawFetch(site.url, `${path}?sent=${form}&ref=1a2b3c4d`);
        for (const state of [refused, sent]) shown.push(part(state.text, `#${form}-form`));
      }
      const names = shown.flatMap((element) =>
        every(element, "[class]", "class").join(" ").split(" "),
      );
      const missing = [...new Set(names)].filter((name) => isIn(sheet, name) && !isIn(own, name));
      expect(missing, path).toEqual([]);
    }
  });

  test.each(["broken", "nonsense", "old", "none"])(
    "is rendered by the worker when its files are %s",
    async (kind) => {
      const finished = await rawFetch(site.url, "/about");
      const response = await rawFetch(rendering.url, "/about", { headers: { "X-Files": kind } });
      expect([response.status, response.headers.etag]).toEqual([200, undefined]);
      expect(bodyOf(response.text)).toBe(bodyOf(finished.text));
    },
  );

  test.each([
    ...["/_pages/about.page", "/_pages/index.page", "/_pages/blog/feed.xml.page", "/_pages"],
    ...["/%5Fpages/about.page", "/_pages%2Fabout.page", "//_pages/about.page", "/_pages/"],
    ...["/./_pages/about.page", "/_pages/./about.page", "/x/../_pages/about.page"],
  ])("is at no address of its own: %s", async (path) => {
    // Another spelling is sent to the address of the file, which is none.
    const { headers } = await rawFetch(site.url, path);
    const { status, text } = await rawFetch(site.url, headers.location ?? path);
    expect(status).toBe(404);
    expect(text).toContain("Oops! Page not found");
  });
});
