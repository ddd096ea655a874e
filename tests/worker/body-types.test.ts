import { expect, test } from "vitest";
import { faultsIn, formIn, valuesIn } from "../support/html";
import { rawFetch } from "../support/raw";
import { siteForTests } from "../support/site-for-tests";

const site = siteForTests();
const encoded = "application/x-www-form-urlencoded";

async function post(type: string, body: string | Buffer) {
  const headers = { "Content-Type": type, "Content-Length": String(Buffer.byteLength(body)) };
  const { status, text } = await rawFetch(site.url, "/contact", { method: "POST", headers, body });
  return { status, html: text };
}

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
  const { status, html } = await post(`${encoded}; charset=ISO-8859-1`, body);
  expect(status).toBe(422);
  const form = formIn(html, "contact");
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
