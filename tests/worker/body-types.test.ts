import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { faultsIn, formIn, part, valuesIn } from "../support/html";
import { lead } from "../support/leads";
import { rawPost } from "../support/raw";
import { siteForTests, untilArrivals } from "../support/site-for-tests";

const site = siteForTests();
const encoded = "application/x-www-form-urlencoded";

const post = (type: string, body: string | Buffer) =>
  rawPost(site.url, "/contact", body, {
    "Content-Type": type,
    "Content-Length": Buffer.byteLength(body),
  });

const fields = new URLSearchParams({ name: "Jörg", email: "a@b.co", message: "日本" }).toString();

test.each([
  ...["UTF-8", '"utf-8"', "ISO-8859-1", "us-ascii", "Shift_JIS", "x", "x; boundary=y"].map(
    (charset) => `${encoded}; charset=${charset}`,
  ),
  ...[encoded, "Application/X-WWW-Form-URLEncoded ;charset=latin1"],
])("a body of type %s is UTF-8", async (type) => {
  expect((await post(type, fields)).status).toBe(303);
  expect(await site.rows("contact_submissions")).toMatchObject([{ name: "Jörg", message: "日本" }]);
});

test("what is not UTF-8 gets its field's message, with the rest kept", async () => {
  const body = Buffer.from("name=J\xf6rg&email=a%40b.co&message=J%F6rg", "latin1");
  const { status, text } = await post(`${encoded}; charset=ISO-8859-1`, body);
  expect(status).toBe(422);
  const form = formIn(text, "contact");
  const said = expect.stringContaining("a character that we can’t store");
  expect(faultsIn(form)).toEqual({ name: said, message: said });
  expect(valuesIn(form).email).toBe("a@b.co");
});

const quoted = (name: string) => `Content-Disposition: form-data; name="${name}"\r\n`;
const bare = (name: string) => `Content-Disposition: form-data; name=${name}\r\n`;
const plain = "Content-Type: text/plain; charset=utf-8\r\n";

test.each([
  ["with quotes", "boundary=x; charset=ISO-8859-1", (name: string) => quoted(name) + plain],
  ["without quotes", "boundary=x", (name: string) => bare(name) + plain],
  ["before more", "boundary=x", (name: string) => bare(`${name}; x=y`)],
  ["as .NET writes them", "boundary=x ; charset=utf-8", (name: string) => plain + bare(name)],
  ["its boundary last", 'charset=utf-8; boundary="x"', (name: string) => plain + bare(name)],
])("a body in parts is a lead, its names %s", async (_, more, head) => {
  const parts = Object.entries({ name: "Jörg", email: "a@b.co", message: "name=x; name=y" });
  const body = parts.map(([name, value]) => `--x\r\n${head(name)}\r\n${value}\r\n`).join("");
  for (const type of [`multipart/form-data; ${more}`, `Multipart/Form-Data;${more}`])
    expect((await post(type, `${body}--x--\r\n`)).status).toBe(303);
  expect(await site.rows("contact_submissions")).toMatchObject([
    { name: "Jörg", message: "name=x; name=y" },
  ]);
});

test.each(["漢", "😀", '"', "\\", "\n"])("20,000 characters of %j are taken", async (one) => {
  const message = `x${one.repeat(19_998)}x`;
  const long = "😀".repeat(200);
  const body = new URLSearchParams({ name: long, email: "a@b.co", company: long, message });
  expect((await post(encoded, body.toString())).status).toBe(303);
  expect(await site.rows("contact_submissions")).toMatchObject([{ message }]);
});

/** A browser posts a line break as CRLF, a form's script as LF; to the site they are one. */
describe("line breaks", () => {
  const breaks = ["\r\n", "\n", "\r"];

  test("the same text with either kind of line break is one lead, stored and sent alike", async () => {
    const places = new Set<string | null>();
    for (const one of breaks) {
      const message = ["", "one", "", "two", ""].join(one);
      places.add((await site.post("/contact", { ...lead, message })).headers.get("Location"));
    }
    expect(places.size).toBe(1);
    expect(await site.rows("contact_submissions")).toMatchObject([{ message: "one\n\ntwo" }]);
    await untilArrivals(site, 1);
    expect(site.service.arrivals).toMatchObject([{ body: { message: "one\n\ntwo" } }]);
  });

  test.each(breaks)("a break of %j counts as one of 20,000 characters", async (one) => {
    const send = (count: number) =>
      site.post("/contact", { ...lead, message: `x${one.repeat(count)}x` });
    expect((await send(19_998)).status).toBe(303);
    const more = await send(19_999);
    expect(faultsIn(formIn(await more.text(), "contact")).message).toContain("It has 20,001 now.");
  });

  test.each(breaks)(
    "a message that begins with two breaks of %j keeps them at each refusal",
    async (one) => {
      let message = `${one}${one}two`;
      for (let refusals = 0; refusals < 3; refusals++) {
        const response = await site.post("/contact", { ...lead, email: "no", message });
        // A browser drops the first line break in the markup of a text area, and shows the rest.
        const area = part(formIn(await response.text(), "contact"), "[name=message]");
        message = area.text.replace(/^\r?\n/, "").replace(/\r\n?/g, "\n");
        expect(message).toBe("\n\ntwo");
      }
    },
  );
});

const breakOff = (path: string) =>
  new Promise<void>((done, fail) => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    const head = [
      ...[`POST ${path} HTTP/1.1`, `Host: ${hostname}:${port}`, "Content-Length: 40000"],
      "Content-Type: application/x-www-form-urlencoded",
    ];
    socket.on("error", fail);
    socket.on("close", () => done());
    const begun = `name=Ann&message=${"x".repeat(9_000)}`;
    // What was written arrives before the end of the connection does.
    socket.write(`${head.join("\r\n")}\r\n\r\n${begun}`, () => socket.destroy());
  });

test("a body that breaks off is its sender's end: nothing is stored, and no line calls it a fault of the site", async () => {
  for (const path of ["/contact", "/nope"]) await breakOff(path);
  // What is answered after it was broken off too.
  expect((await site.post("/contact", lead)).status).toBe(303);
  await untilArrivals(site, 1);
  expect(await site.rows("deliveries")).toHaveLength(1);
  expect(site.logged.join("\n")).not.toMatch(/route_error|unanswered|Error/);
});
