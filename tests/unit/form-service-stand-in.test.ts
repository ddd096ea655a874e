import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startFormService } from "../../scripts/form-service.ts";

let service: Awaited<ReturnType<typeof startFormService>>;
beforeAll(async () => {
  service = await startFormService(0);
});
afterAll(() => service.close());

/** The status of a request with these headers, which `fetch` would not send. */
const statusOf = (method: string, path: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((done, fail) => {
    const sent = request(new URL(path, service.url), { method, headers }, (response) => {
      response.resume();
      response.on("end", () => done(response.statusCode));
    });
    sent.on("error", fail);
    sent.end(method === "POST" ? "behaviour=fail" : undefined);
  });

test("what arrived is read by its own name alone, not by another that leads to this machine", async () => {
  const { host, port } = new URL(service.url);
  expect(await statusOf("GET", "/arrivals", { host })).toBe(200);
  expect(await statusOf("GET", "/arrivals", { host: `localhost:${port}` })).toBe(200);
  for (const other of [`evil.example:${port}`, "127.0.0.1", `127.0.0.1.evil.example:${port}`]) {
    expect(await statusOf("GET", "/arrivals", { host: other })).toBe(403);
    expect(await statusOf("GET", "/", { host: other })).toBe(403);
  }
});

test("a page of another origin can neither submit nor change how it answers", async () => {
  const { host, origin } = new URL(service.url);
  for (const other of ["https://evil.example", "null", `https://${host}`]) {
    expect(await statusOf("POST", "/behaviour", { host, origin: other })).toBe(403);
    expect(await statusOf("POST", "/submissions", { host, origin: other })).toBe(403);
  }
  expect(service.behaviour).toBe("accept");
  expect(service.arrivals).toEqual([]);
  expect(await statusOf("POST", "/behaviour", { host, origin })).toBe(303);
  expect(service.behaviour).toBe("fail");
});
