import { describe, expect, test } from "vitest";
import { waitAfter } from "~/leads/outbox/schedule";
import { failureOf } from "~/leads/sinks/outcome";
import { outcomeOf, retryAfterMs } from "~/leads/sinks/service-reply";

const MINUTE = 60_000;
const html = { "Content-Type": "text/html" };
const json = { "Content-Type": "application/json" };
const wide = (text: string, mark: [number, number]) => {
  const little = Buffer.from(text, "utf16le");
  return new Uint8Array([...mark, ...(mark[0] === 0xff ? little : little.swap16())]);
};
const filler = (size: number) => "x".repeat(size);

type Body = string | Uint8Array<ArrayBuffer> | null;
const row = (status: number, body: Body, headers: Record<string, string> = json) =>
  new Response(body, { status, headers });

/** What a form service may answer, and what it means: `delivered`, or a failure's class and code. */
const answers: [string, Parameters<typeof outcomeOf>[0], string][] = [
  ["201 and what was made", row(201, '{"id":17}'), "delivered"],
  ["200 and success", row(200, '{"success":true}'), "delivered"],
  ["200 and ok, with a next page", row(200, '{"ok":true,"next":"/x"}'), "delivered"],
  ["202 accepted", row(202, null), "delivered"],
  ["204", row(204, null), "delivered"],
  ["200 and nothing", row(200, ""), "delivered"],
  ["200 and a word", row(200, "Accepted", { "Content-Type": "text/plain" }), "delivered"],
  ["200 and a page", row(200, "<!doctype html><p>Thank you", html), "delivered"],
  ["200 and a page about an error", row(200, "<p>error: false", html), "delivered"],
  ["200 and a list", row(200, "[]"), "delivered"],
  ["200 and null", row(200, "null"), "delivered"],
  ["200 and a text that says no", row(200, '"no"'), "delivered"],
  ["200 with empty errors", row(200, '{"error":"","errors":[]}'), "delivered"],
  ["200 with no errors by name", row(200, '{"error":null,"errors":{}}'), "delivered"],
  ["200 and null for every no", row(200, '{"success":null,"ok":null}'), "delivered"],
  ["200 and an error that is none", row(200, '{"error":false,"errors":0}'), "delivered"],
  ["200 and an error in words alone", row(200, '{"message":"error"}'), "delivered"],
  ["299", row(299, "{}"), "delivered"],
  ["200 and a no in unmarked UTF-16", row(200, wide('{"ok":false}', [0xff, 0x00])), "delivered"],
  ["200 and a no behind half a mark", row(200, wide('{"ok":false}', [0xff, 0xff])), "delivered"],
  ["200 and half a JSON", row(200, '{"success":fal'), "delivered"],
  ["200 and a success behind a mark", row(200, '\ufeff{"success":true}'), "delivered"],
  ["200 and more than a MiB", row(200, `{"a":"${filler(1_100_000)}","ok":true}`), "delivered"],
  ["200 and no success", row(200, '{"success":false}'), "refused denied"],
  ["200 and no success, in words", row(200, '{"success":"false"}'), "refused denied"],
  ["200 and not ok, in words", row(200, '{"ok":"false"}'), "refused denied"],
  ["200 and the number of an error", row(200, '{"error":17}'), "refused denied"],
  ["200 and the number of errors", row(200, '{"errors":2}'), "refused denied"],
  ["200 and that there is an error", row(200, '{"error":true}'), "refused denied"],
  ["200 and an error in parts", row(200, '{"error":{"code":1}}'), "refused denied"],
  ["200 and not ok, with a success", row(200, '{"success":true,"ok":false}'), "refused denied"],
  ["200 and not ok", row(200, '{"ok":false}', html), "refused denied"],
  ["200 and an error", row(200, '{"error":"no such form"}'), "refused denied"],
  ["200 and errors", row(200, '{"errors":[{"field":"email"}]}'), "refused denied"],
  ["200, success and errors", row(200, '{"success":true,"errors":{"a":1}}'), "refused denied"],
  ["200, no success, behind a mark", row(200, '\ufeff{"success":false}'), "refused denied"],
  [
    "200, not ok, UTF-16 of Windows",
    row(200, wide('{"ok":false}', [0xff, 0xfe])),
    "refused denied",
  ],
  ["200, no success, UTF-16", row(200, wide('{"ok":false}', [0xfe, 0xff])), "refused denied"],
  ["200, no success after blank lines", row(200, '\r\n\r\n {"success":false}\n'), "refused denied"],
  [
    "200, not ok at the end of 100 KB",
    row(200, `{"a":"${filler(1e5)}","ok":false}`),
    "refused denied",
  ],
  ["200, not ok before 900 KB", row(200, `{"ok":false,"a":"${filler(9e5)}"}`), "refused denied"],
  ["300", row(300, ""), "misconfigured http-300"],
  ["302 to a page", row(302, "", { Location: "/thanks" }), "misconfigured http-302"],
  ["304 without a body", row(304, null), "misconfigured http-304"],
  ["400 with success", row(400, '{"success":true}'), "refused http-400"],
  ["401", row(401, ""), "misconfigured http-401"],
  ["403 of a firewall", row(403, "<h1>Blocked", html), "misconfigured http-403"],
  ["404", row(404, ""), "misconfigured http-404"],
  ["405", row(405, ""), "misconfigured http-405"],
  ["409", row(409, ""), "refused http-409"],
  ["410", row(410, ""), "misconfigured http-410"],
  ["413", row(413, ""), "refused http-413"],
  ["415", row(415, ""), "refused http-415"],
  ["422 with errors", row(422, '{"errors":{"email":"bad"}}'), "refused http-422"],
  ["429", row(429, ""), "unavailable http-429"],
  ["500", row(500, ""), "unavailable http-500"],
  ["502 of a proxy", row(502, "<h1>Bad gateway", html), "unavailable http-502"],
];

test.each(answers)("%s is %s", async (_, response, expected) => {
  const outcome = await outcomeOf(response);
  expect(outcome.is === "delivered" ? outcome.is : `${outcome.is} ${outcome.error}`).toBe(expected);
});

test("an answer that breaks off is none", async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new Error("reset")) });
  await expect(outcomeOf(new Response(body))).rejects.toThrow("reset");
});

test.each([
  ["network", "unavailable"],
  ["timeout", "unavailable"],
  ["denied", "refused"],
  ["http-101", "misconfigured"],
  ["http-402", "misconfigured"],
  ["http-408", "unavailable"],
  ["http-418", "refused"],
  ["http-599", "unavailable"],
  ["E_HEADER_NOT_ALLOWED", "refused"],
  ["E_DAILY_LIMIT_EXCEEDED", "unavailable"],
  ["a code of tomorrow", "unavailable"],
])("%s says that it is %s", (code, is) =>
  expect(failureOf(code)).toMatchObject({ is, error: code }),
);

describe("Retry-After", () => {
  test.each([
    ["120", 120_000],
    ["0", 0],
    ["", 0],
    ["soon", 0],
    ["  30  ", 30_000],
    ["-30", 0],
    ["30s", 0],
    ["1.5", 0],
    ["Thu, 01 Jan 2026 00:00:00 GMT", 0],
  ])("%s asks for %i ms", (value, expected) => {
    expect(retryAfterMs(new Headers({ "Retry-After": value }))).toBe(expected);
  });

  test("may be a date, and counts up to an hour", () => {
    const date = new Date(Date.now() + 90_000).toUTCString();
    const asked = retryAfterMs(new Headers({ "Retry-After": date }));
    expect(asked).toBeGreaterThan(85_000);
    expect(asked).toBeLessThanOrEqual(90_000);
    const past = new Date(Date.now() - 90_000).toUTCString();
    expect(retryAfterMs(new Headers({ "Retry-After": past }))).toBe(0);
    expect(retryAfterMs(new Headers())).toBe(0);
    expect(waitAfter(1, 10 * MINUTE)).toBe(10 * MINUTE);
    expect(waitAfter(1, 5 * 60 * MINUTE)).toBe(60 * MINUTE);
    expect(waitAfter(3, 1000)).toBe(15 * MINUTE);
  });

  test("travels with a failure of either class", async () => {
    const headers = { "Retry-After": "90" };
    for (const status of [422, 503]) {
      expect(await outcomeOf(row(status, "", headers))).toMatchObject({ waitMs: 90_000 });
    }
  });
});
