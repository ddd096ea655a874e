import { describe, expect, test } from "vitest";
import { waitAfter } from "~/leads/outbox/schedule";
import { failureOf } from "~/leads/sinks/outcome";
import { outcomeOf, retryAfterMs } from "~/leads/sinks/service-reply";

const MINUTE = 60_000;
/** A text in UTF-16, behind a mark. */
const wide = (text: string, mark: [number, number]) => {
  const little = Buffer.from(text, "utf16le");
  return new Uint8Array([...mark, ...(mark[0] === 0xff ? little : little.swap16())]);
};
const filler = (size: number) => "x".repeat(size);

type Body = string | Uint8Array<ArrayBuffer> | null;

/** What a form service answers that has taken a lead. */
const taken: [what: string, status: number, body: Body][] = [
  ["what was made", 201, '{"id":17}'],
  ["success", 200, '{"success":true}'],
  ["ok, with a next page", 200, '{"ok":true,"next":"/x"}'],
  ["no body", 202, null],
  ["nothing", 200, ""],
  ["a word", 200, "Accepted"],
  ["a page about an error", 200, "<!doctype html><p>error: false"],
  ["a list", 200, "[]"],
  ["null", 200, "null"],
  ["a text that says no", 200, '"no"'],
  ["empty errors", 200, '{"error":"","errors":[]}'],
  ["no errors by name", 200, '{"error":null,"errors":{}}'],
  ["null for every no", 200, '{"success":null,"ok":null}'],
  ["an error that is none", 200, '{"error":false,"errors":0}'],
  ["an error in words alone", 200, '{"message":"error"}'],
  ["the last status of a success", 299, "{}"],
  ["a no in unmarked UTF-16", 200, wide('{"ok":false}', [0xff, 0x00])],
  ["a no behind half a mark", 200, wide('{"ok":false}', [0xff, 0xff])],
  ["half a JSON", 200, '{"success":fal'],
  ["a success behind a mark", 200, '\ufeff{"success":true}'],
  ["more than a MiB", 200, `{"a":"${filler(1_100_000)}","ok":true}`],
];

test.each(taken)("%s is a yes, with status %i", async (_, status, body) => {
  expect(await outcomeOf(new Response(body, { status }))).toEqual({ is: "delivered" });
});

/** What it says with status 200, although it has not. */
const denials: [what: string, body: Body][] = [
  ["no success", '{"success":false}'],
  ["no success, in words", '{"success":"false"}'],
  ["not ok", '{"ok":false}'],
  ["not ok, in words", '{"ok":"false"}'],
  ["not ok, with a success", '{"success":true,"ok":false}'],
  ["an error", '{"error":"no such form"}'],
  ["the number of an error", '{"error":17}'],
  ["that there is an error", '{"error":true}'],
  ["an error in parts", '{"error":{"code":1}}'],
  ["errors", '{"errors":[{"field":"email"}]}'],
  ["the number of errors", '{"errors":2}'],
  ["success and errors", '{"success":true,"errors":{"a":1}}'],
  ["no success, behind a mark", '\ufeff{"success":false}'],
  ["not ok, UTF-16 of Windows", wide('{"ok":false}', [0xff, 0xfe])],
  ["no success, UTF-16", wide('{"ok":false}', [0xfe, 0xff])],
  ["no success after blank lines", '\r\n\r\n {"success":false}\n'],
  ["not ok at the end of 100 KB", `{"a":"${filler(1e5)}","ok":false}`],
  ["not ok before 900 KB", `{"ok":false,"a":"${filler(9e5)}"}`],
];

test.each(denials)("%s is a no", async (_, body) => {
  expect(await outcomeOf(new Response(body))).toMatchObject({ is: "refused", error: "denied" });
});

const failures = {
  misconfigured: [300, 302, 304, 401, 402, 403, 404, 405, 410],
  refused: [400, 409, 413, 415, 418, 422],
  unavailable: [408, 429, 500, 502, 599],
};

describe.each(Object.entries(failures))("a service is %s that answers", (is, statuses) => {
  test.each(statuses)("%i, whatever its body says", async (status) => {
    const body = status === 304 ? null : '{"success":true}';
    const outcome = await outcomeOf(new Response(body, { status }));
    expect(outcome).toMatchObject({ is, error: `http-${status}` });
  });
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
      expect(await outcomeOf(new Response("", { status, headers }))).toMatchObject({
        waitMs: 90_000,
      });
    }
  });
});
