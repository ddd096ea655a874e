import { expect, test } from "vitest";
import { rawFetch } from "../support/raw";
import { siteForTests } from "../support/site-for-tests";

/** Cloudflare compresses some answers by itself, Miniflare all; this shows what the worker asks for. */
const main = `import worker from "./worker.js";
export default {
  ...worker,
  async fetch(...given) {
    const response = await worker.fetch(...given);
    const encoding = response.headers.get("Content-Encoding");
    // What the build has compressed is sent on as it is.
    const shown = new Response(response.body, {
      status: response.status,
      headers: response.headers,
      encodeBody: encoding === "br" ? "manual" : "automatic",
    });
    shown.headers.set("X-Asked", encoding ?? "nothing");
    return shown;
  },
};`;

const site = siteForTests({}, { main });

const form = { "Content-Type": "application/x-www-form-urlencoded" };
const post = { method: "POST", headers: form, body: "form=contact" };
const get = { method: "GET", headers: {}, body: "" };

async function asked(path: string, request: typeof post | typeof get, accepted: string) {
  const headers = { ...request.headers, "Accept-Encoding": accepted };
  const response = await rawFetch(site.url, path, { ...request, headers });
  const { "x-asked": encoding, "content-encoding": given } = response.headers;
  return { status: response.status, encoding, given, length: response.text.length };
}

test.each([
  [422, "a form that was not accepted", "/", post],
  [415, "another type", "/contact", { ...post, headers: { "Content-Type": "text/plain" } }],
  [405, "another method", "/contact", { ...get, method: "PUT" }],
])(
  "%i, %s, is compressed by the worker where the browser takes it",
  async (status, _, path, request) => {
    const plain = await asked(path, request, "identity");
    expect(plain).toMatchObject({ status, encoding: "nothing" });
    for (const accepted of ["gzip, deflate, br, zstd", "br;q=1.0, gzip;q=0.8", "GZIP"]) {
      const small = await asked(path, request, accepted);
      expect(small, accepted).toMatchObject({ status, encoding: "gzip" });
    }
    const { given, length } = await asked(path, request, "gzip");
    expect(given).toBe("gzip");
    expect(length).toBeLessThan(plain.length / 2);
    for (const accepted of ["br", "gzip;q=0, br", "gzip; q=0.00", ""]) {
      expect(await asked(path, request, accepted)).toMatchObject({ status, encoding: "nothing" });
    }
  },
);

test("a finished page was compressed by the build, for a browser that takes it; its ETag says so", async () => {
  const plain = await rawFetch(site.url, "/about");
  const headers = { "Accept-Encoding": "br" };
  const response = await fetch(`${site.url}/about`, { headers });
  expect(response.headers.get("X-Asked")).toBe("br");
  expect(await response.text()).toBe(plain.text);
  const etag = String(response.headers.get("ETag"));
  expect(etag).not.toBe(plain.headers.etag);
  const known = { "If-None-Match": etag };
  expect((await rawFetch(site.url, "/about", { headers: { ...headers, ...known } })).status).toBe(
    304,
  );
  expect((await rawFetch(site.url, "/about", { headers: known })).status).toBe(200);
  for (const accepted of ["br;q=0, gzip", "gzip, br;q=0"])
    expect((await asked("/about", get, accepted)).encoding, accepted).toBe("nothing");
});

test("what Cloudflare compresses itself, and what has no body, is left to it", async () => {
  const accepted = "gzip, br";
  for (const [path, request, status] of [
    ["/contact?sent=contact", get, 200],
    ["/nope", get, 404],
    ["/contact", { ...post, headers: { ...form, Origin: "https://evil.example" } }, 403],
    ["/about/", get, 308],
  ] as const) {
    expect(await asked(path, request, accepted)).toMatchObject({ status, encoding: "nothing" });
  }
});
