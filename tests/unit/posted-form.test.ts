import { describe, expect, test } from "vitest";
import { boundedBody } from "~/lib/bounded-body";
import { readPosted } from "~/lib/posted-form";

const encoded = "application/x-www-form-urlencoded";
const KIB = 1024;

const post = (body: BodyInit, type: string | null = encoded) => {
  const request = new Request("https://site.test/contact", { method: "POST", body });
  if (type === null) request.headers.delete("Content-Type");
  else request.headers.set("Content-Type", type);
  return request;
};
const answerTo = async (body: BodyInit, type?: string | null) => {
  const read = await readPosted(post(body, type));
  return typeof read === "number" ? read : { ...read, fields: [...read.fields] };
};
const ofLength = (length: number) => `a=${"x".repeat(length - 2)}`;
const many = (count: number) => Array.from({ length: count }, (_, n) => `f${n}=`).join("&");

describe("a posted form", () => {
  test("in parts is read without quotes around the names, and byte for byte", async () => {
    const name = (text: string) => `--x\r\nContent-Disposition: form-data; name=${text}\r\n\r\n`;
    // What is typed may look like a part's head.
    const typed = "ü\u0080\u2019\r\n--y\r\nContent-Disposition: form-data; name=z\r\n";
    const body = `${name("a")}${typed}\r\n${name('"b"')}c; name=d\r\n${name("é")}\r\n--x--`;
    for (const boundary of ["x", '"x"; charset=us-ascii']) {
      expect(await answerTo(body, `multipart/form-data; boundary=${boundary}`)).toMatchObject({
        fields: [
          ["a", typed],
          ["b", "c; name=d"],
          ["é", ""],
        ],
      });
    }
  });

  test.each([
    ["text/plain", 415],
    ["application/json", 415],
    ["", 415],
    [null, 415],
    ["multipart/form-data", 400],
    ["multipart/form-data; boundary=y", 400],
  ])("of type %s is refused with %i", async (type, status) => {
    expect(await answerTo("a=b", type)).toBe(status);
  });

  test("has a hundred fields at most", async () => {
    expect(await answerTo(many(100))).toMatchObject({ tooLarge: false });
    expect(await answerTo(many(101))).toBe(400);
    const part = (n: number) => `--x\r\nContent-Disposition: form-data; name=f${n}\r\n\r\n\r\n`;
    const all = `${Array.from({ length: 100 }, (_, n) => part(n)).join("")}--x--`;
    const read = await answerTo(all, "multipart/form-data; boundary=x");
    expect(read).toMatchObject({ fields: { length: 100, 99: ["f99", ""] } });
  });

  test("is too large over 256 KiB, and no longer read over 512", async () => {
    expect(await answerTo(ofLength(256 * KIB))).toMatchObject({ tooLarge: false });
    expect(await answerTo(ofLength(256 * KIB + 1))).toMatchObject({ tooLarge: true });
    expect(await answerTo(ofLength(512 * KIB))).toMatchObject({ tooLarge: true });
    expect(await answerTo(ofLength(512 * KIB + 1))).toBe(413);
  });

  test("that breaks off is refused", async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new Error("reset")) });
    const request = new Request("https://site.test/", {
      method: "POST",
      body,
      duplex: "half",
    } as RequestInit);
    expect(await readPosted(request)).toBe(400);
  });
});

describe("a body of at most ten bytes", () => {
  const read = async (...parts: string[]) => {
    const blob = await boundedBody(new Response(new Blob(parts).stream()), 10);
    return blob ? blob.text() : null;
  };
  /** A body that goes on in parts of so many bytes; counts them. */
  const endless = (size: number) => {
    const seen = { parts: 0, cancelled: false };
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull: (stream) => {
          seen.parts++;
          if (seen.parts > 40) stream.close();
          else stream.enqueue(new Uint8Array(size));
        },
        cancel: () => {
          seen.cancelled = true;
        },
      },
      { highWaterMark: 0 },
    );
    return { seen, body };
  };

  test("is read whole, in however many parts it comes", async () => {
    expect(await read("01234", "56789")).toBe("0123456789");
    expect(await read("")).toBe("");
    expect(await (await boundedBody({ body: null }, 10))?.text()).toBe("");
  });

  test("is none when there is more, which is read to its end up to a MiB", async () => {
    expect(await read("01234", "56789", "x")).toBeNull();
    const short = endless(1000);
    expect(await boundedBody(short, 10)).toBeNull();
    expect(short.seen).toEqual({ parts: 41, cancelled: false });
    const long = endless(100_000);
    expect(await boundedBody(long, 10)).toBeNull();
    expect(long.seen).toEqual({ parts: 11, cancelled: true });
  });
});
