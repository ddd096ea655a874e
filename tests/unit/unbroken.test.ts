import { expect, test } from "vitest";
import { unbroken } from "~/lib/unbroken";

const marked = (html: string) =>
  [...unbroken(html).matchAll(/<span class="unbroken">(.*?)<\/span>/g)].map(([, words]) => words);

test("ranges, sizes, compounds and phone numbers stay on one line, with their characters as written", () => {
  const html =
    "<server-markup><svg><svg></svg></svg><p>Call (317) 555-0142: 15-30 minutes, 1-4 business hours, 1,800 GB, $100-$200, a 30-minute talk, Monday-Friday 8am-6pm, days 8-14.</p></server-markup>";
  expect(marked(html)).toEqual([
    "(317) 555-0142",
    "15-30 minutes",
    "1-4 business hours",
    "1,800 GB",
    "$100-$200",
    "30-minute",
    "Monday-Friday",
    "8am-6pm",
    "8-14",
  ]);
  expect(unbroken(html).replace(/<\/?span[^>]*>/g, "")).toBe(html);
});

test("what React will compare, drawings and attributes stay as they are", () => {
  const html =
    '<p>30-minute</p><server-markup><svg aria-label="x"><svg x="5"><path d="M0 0" /></svg><text>900 GB</text></svg><a title="30-minute">x</a></server-markup>';
  expect(unbroken(html)).toBe(html);
});
