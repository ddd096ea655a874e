import { expect, test } from "vitest";
import { afterInterim, finalAnswer } from "~/leads/sinks/interim";

/** What a connection may hold after an interim answer (RFC 9112), and how it is read. */
const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const chunked = (body: string, coding = "chunked") =>
  `HTTP/1.1 200 OK\r\nTransfer-Encoding: ${coding}\r\n\r\n${body}`;
const long = (length: number, body: string) =>
  `HTTP/1.1 200 OK\r\nContent-Length: ${length}\r\n\r\n${body}`;

async function read(text: string, ended = false) {
  const answer = finalAnswer(bytes(text), ended);
  if (!answer) return null;
  const body = answer.body && (await new Response(answer.body).arrayBuffer());
  return [answer.status, body && Buffer.from(body).toString("latin1")];
}

test.each<[string, string, number, string | null]>([
  ["HTTP/1.0", "HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\nok", 200, "ok"],
  ["no reason", "HTTP/1.1 503 \r\nContent-Length: 2\r\n\r\nno", 503, "no"],
  ["more bytes than were announced", long(2, "okHTTP"), 200, "ok"],
  ["an empty body", long(0, ""), 200, ""],
  ["a header in other letters", "HTTP/1.1 200 OK\r\ncontent-LENGTH:2\r\n\r\nok", 200, "ok"],
  [
    "headers before and after",
    `HTTP/1.1 200 OK\r\nA: 1\r\nContent-Length: 2\r\nB: 2\r\n\r\nok`,
    200,
    "ok",
  ],
  [
    "what looks like a head in a body",
    long(18, "HTTP/1.1 500 No\r\n\r"),
    200,
    "HTTP/1.1 500 No\r\n\r",
  ],
  ["bytes beyond ASCII", long(3, "\u00e9\u0080\u00ff"), 200, "\u00e9\u0080\u00ff"],
  ["204 with something behind it", "HTTP/1.1 204 No\r\nContent-Length: 2\r\n\r\nok", 204, null],
  ["304 with something behind it", "HTTP/1.1 304 No\r\nContent-Length: 2\r\n\r\nok", 304, null],
  ["101", "HTTP/1.1 101 Switching\r\nContent-Length: 2\r\n\r\nok", 101, null],
  [
    "two more interim answers",
    `HTTP/1.1 103 A\r\nLink: <a>\r\n\r\nHTTP/1.1 199 B\r\n\r\n${long(2, "ok")}`,
    200,
    "ok",
  ],
  ["chunks", chunked("3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"), 200, "abcde"],
  ["no chunks", chunked("0\r\n\r\n"), 200, ""],
  [
    "a chunk of a size in two digits",
    chunked("1A\r\nabcdefghijklmnopqrstuvwxyz\r\n0\r\n\r\n"),
    200,
    "abcdefghijklmnopqrstuvwxyz",
  ],
  ["a chunk with an extension", chunked('2;name="b c"\r\nok\r\n0;last\r\n\r\n'), 200, "ok"],
  [
    "a chunk that holds a line's end and a size",
    chunked("7\r\n\r\n2\r\nok\r\n0\r\n\r\n"),
    200,
    "\r\n2\r\nok",
  ],
  [
    "chunks under another coding's name",
    chunked("2\r\nok\r\n0\r\n\r\n", "gzip, Chunked"),
    200,
    "ok",
  ],
])("a whole answer, %s, is read while the connection is open", async (_, text, status, body) => {
  expect(await read(text)).toEqual([status, body]);
});

test.each([
  ["nothing", ""],
  ["a head that has not ended", "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n"],
  ["a head behind something else", `x${long(2, "ok")}`],
  ["another protocol", "HTTP/2.0 200 OK\r\nContent-Length: 0\r\n\r\n"],
  ["a status of two digits", "HTTP/1.1 20 OK\r\nContent-Length: 0\r\n\r\n"],
  ["a status that is no number", "HTTP/1.1 two OK\r\nContent-Length: 0\r\n\r\n"],
  ["an interim answer alone", "HTTP/1.1 103 Early Hints\r\n\r\n"],
  ["a byte less than was announced", long(3, "ok")],
  ["chunks without their end", chunked("2\r\nok\r\n")],
  ["a chunk that has not ended", chunked("2\r\nok")],
  ["a chunk of no size", chunked("\r\nok\r\n0\r\n\r\n")],
  ["a chunk whose size is no number", chunked("x2\r\nok\r\n0\r\n\r\n")],
  ["a size whose line has not ended", chunked("2")],
])("%s is no answer, nor is it one when the connection ends", async (_, text) => {
  expect(await read(text)).toBeNull();
  expect(await read(text, true)).toBeNull();
});

test("a body of no announced length ends with the connection", async () => {
  const text = "HTTP/1.1 200 OK\r\n\r\nok";
  expect(await read(text)).toBeNull();
  expect(await read(text, true)).toEqual([200, "ok"]);
});

test("headers are kept without the spaces around them, each line of its own", () => {
  const text =
    "HTTP/1.1 503 No\r\nRetry-After: \t90 \r\nA:1\r\nA: 2:3\r\nno header\r\nContent-Length: 0\r\n\r\n";
  const headers = finalAnswer(bytes(text), false)?.headers;
  expect(Object.fromEntries(headers ?? [])).toEqual({
    ...{ "retry-after": "90", a: "1, 2:3", "content-length": "0" },
  });
});

/** A connection that sends the pieces and then as `last` says; how often it was asked, and whether it was let go. */
function connection(pieces: string[], last: "ends" | "goes on") {
  const seen = { asked: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (stream) => {
        seen.asked++;
        const piece = pieces.shift() ?? (last === "ends" ? undefined : "x".repeat(100_000));
        if (piece === undefined) stream.close();
        else stream.enqueue(bytes(piece));
      },
      cancel: () => {
        seen.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { seen, answer: { status: 103, headers: new Headers(), body } };
}

test("a connection is let go as soon as its answer is whole", async () => {
  const { seen, answer } = connection([long(4, "ok"), "ok"], "goes on");
  expect((await afterInterim(answer)).status).toBe(200);
  expect(seen).toEqual({ asked: 2, cancelled: true });
});

test("a connection that ends without an answer is an error", async () => {
  const { answer } = connection([long(4, "ok")], "ends");
  await expect(afterInterim(answer)).rejects.toThrow("an interim answer was followed by no other");
});

test("a connection that goes on without an answer is let go after two MiB", async () => {
  const { seen, answer } = connection(["HTTP/1.1 200 OK\r\n"], "goes on");
  await expect(afterInterim(answer)).rejects.toThrow("an interim answer was followed by no other");
  expect(seen).toEqual({ asked: 22, cancelled: true });
});
