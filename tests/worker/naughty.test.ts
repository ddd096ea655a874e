import blns from "big-list-of-naughty-strings/blns.json" with { type: "json" };
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contact } from "~/forms/contact";
import { eventually } from "../support/eventually";
import type { Row } from "../support/site";
import { siteForTests } from "../support/site-for-tests";

const site = siteForTests({ SPAM: "mark" });

/** What a text is typed into: the fields that keep every text, or the message alone when it is too long for the others. */
const fieldsFor = (text: string) => ({
  name: "Ann",
  company: "",
  message: text,
  ...([...text].length <= 200 && !/[\r\n\u2028\u2029]/.test(text)
    ? { name: text, company: text }
    : {}),
});

/** What no field takes: C0 and C1 controls, signs for bytes that are no text, hidden signs of direction. */
const refused = /[^\t\n\r\u0020-\u007e\u00a0-\u{10ffff}]|\ufffd|[\u202a-\u202e\u2066-\u2069]/u;

const bodies = {
  "url-encoded": (fields: Record<string, string>) => new URLSearchParams(fields),
  multipart: (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return body;
  },
};

async function postAll(texts: string[], encode: (typeof bodies)[keyof typeof bodies]) {
  const waiting = [...texts];
  const statuses: number[] = [];
  const work = async () => {
    for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
      const response = await fetch(`${site.url}/contact`, {
        method: "POST",
        body: encode({ ...fieldsFor(text), email: "a@b.co" }),
        redirect: "manual",
      });
      statuses.push(response.status);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return statuses;
}

describe.each(Object.entries(bodies))("the big list of naughty strings, %s", (_, encode) => {
  test("is refused with a message or stored and sent as typed", async () => {
    // Browsers write every line break of a multipart field as CR LF; the list has both.
    const texts = [...new Set(blns.map((text) => text.trim().replace(/\r?\n|\r/g, "\r\n")))];
    const statuses = await postAll(texts, encode);
    expect(new Set(statuses)).toEqual(new Set([303, 422]));
    const storable = texts
      .filter((text) => text && !refused.test(text))
      .map((text) => text.replaceAll("\r\n", "\n"));
    const stored = await site.rows("contact_submissions");
    expect(stored.map(({ message }) => message).sort()).toEqual([...storable].sort());
    for (const { name, company, message } of stored) {
      const typed = fieldsFor(String(message));
      expect({ name, company }).toEqual({ name: typed.name, company: typed.company || null });
    }
    // A machine that is short of time may need a second attempt, which has the same key.
    const sent = await eventually(async () => {
      const byKey = new Map(site.service.arrivals.map((one) => [one.idempotencyKey, one.body]));
      if (byKey.size < storable.length) await site.sweep(60_000);
      expect(byKey.size).toBe(storable.length);
      return [...byKey.values()].map((body) => (body as Row).message);
    });
    expect(sent.sort()).toEqual([...storable].sort());
  });
});

test("no body makes the route answer 5xx", async () => {
  const name = fc.oneof(fc.constantFrom(...Object.keys(contact.fields), "form"), fc.string());
  const pairs = fc.array(fc.tuple(name, fc.string({ unit: "binary", maxLength: 200 })), {
    maxLength: 30,
  });
  const type = fc.constantFrom(
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=b",
    "multipart/form-data",
    "text/plain",
    "",
  );
  const body = fc.oneof(
    pairs.map((list) => new URLSearchParams(list).toString()),
    fc.string({ unit: "binary" }),
    fc.uint8Array({ maxLength: 500 }),
    pairs.map((list) =>
      list
        .map(
          ([key, value]) =>
            `--b\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
        )
        .join("")
        .concat("--b--"),
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      type,
      body,
      fc.constantFrom("/", "/contact", "/nope"),
      async (kind, sent, path) => {
        const response = await fetch(`${site.url}${path}`, {
          method: "POST",
          body: sent as BodyInit,
          headers: kind ? { "Content-Type": kind } : {},
          redirect: "manual",
        });
        await response.arrayBuffer();
        expect(response.status).toBeLessThan(500);
      },
    ),
    { numRuns: 300 },
  );
});
