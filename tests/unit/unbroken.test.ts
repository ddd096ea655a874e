import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { unbroken } from "../../scripts/build/unbroken";

const marked = (html: string) =>
  parse(unbroken(html))
    .querySelectorAll("span.unbroken")
    .map(({ text }) => text);

test("ranges, sizes, compounds and phone numbers stay on one line, with their characters as written", () => {
  const html =
    "<main><svg><svg></svg></svg><p>Call (317) 555-0142: 15-30 minutes, 1-4 business hours, 1,800 GB, $100-$200, a 30-minute talk, Monday-Friday 8am-6pm or 7:30am-7pm, days 8-14, 30 days’ notice. Wi-Fi on-site after a break-in; an up-to-date, two-factor plan. A three-year budget; sign-ins to Managed IT.</p></main>";
  expect(marked(html).join(" | ")).toBe(
    "(317) 555-0142 | 15-30 minutes | 1-4 business hours | 1,800 GB | $100-$200 | 30-minute | Monday-Friday | 8am-6pm | 7:30am-7pm | 8-14 | 30 days | Wi-Fi | on-site | break-in | to-date | two-factor | three-year | sign-ins | Managed IT",
  );
  expect(unbroken(html).replace(/<\/?span[^>]*>/g, "")).toBe(html);
});

test.each([
  ["an attribute", '<p title="30-minute" aria-label="900 GB">x</p>'],
  ["the head", '<head><title>30-minute</title><meta content="900 GB"/></head>'],
  ["a script", '<script type="application/ld+json">{"hours":"8am-6pm","a":"</b>900 GB"}</script>'],
  ["a style", "<style>.a{margin:1-2}/* 900 GB */</style>"],
  ["a comment", "<p><!-- 30-minute -->x</p>"],
  ["a drawing", '<svg><svg x="5"><path d="M0 0" /></svg><text>900 GB</text></svg>'],
  ["a drawing in a drawing", "<svg><g><svg></svg></g><text>900 GB</text></svg>"],
  ["a text field", "<textarea>30-minute</textarea>"],
  ["a list of choices", "<select><option>11-50</option></select>"],
  [
    "a form",
    '<div id="x" data-form="{&quot;form&quot;:1}"><div><div>30-minute</div></div>900 GB</div>',
  ],
])("%s stays as it is, and what follows is marked", (_, html) => {
  const after = "<p>8am-6pm</p>";
  expect(unbroken(html)).toBe(html);
  expect(unbroken(`<div>${html}${after}</div>`)).toBe(`<div>${html}${unbroken(after)}</div>`);
  expect(marked(after)).toEqual(["8am-6pm"]);
});
