import { beforeAll, expect, test } from "vitest";
import { hours, price } from "~/config/facts";
import { site } from "~/config/site";
import { colorNames, colors } from "~/config/theme";
import { leftIn, type OldValue, oldValues } from "../../scripts/try-extend/old-values.ts";

let old: OldValue[];
beforeAll(async () => {
  old = await oldValues(site.offices[0].slug);
});

const factsIn = (text: string) => leftIn("/", text, old).map((line) => line.split(" ")[1]);
const page = (body: string, style = "") =>
  `<html><head><style>${style}</style></head><body>${body}</body></html>`;

test.each([
  ["brand", `<img alt="The mark of ${site.brand}">`],
  ["phone", `<p>${site.phone.replace(/(.{5})/, "$1</b> <b>")}</p>`],
  ["phone", `<a href="tel:+1${site.phone.replace(/\D/g, "")}">Call</a>`],
  ["price", `<p>From $${price.low}</p>`],
  ["hours", `<p>We answer ${hours.phone.replace(" ", "\u00a0")}</p>`],
  ["name", `<svg aria-label="A ${colorNames.amber} line"></svg>`],
  ["color", `<p style="color:${colors.petrol}">Hello</p>`],
])("a %s of the company before is found in %s", (fact, body) => {
  expect(factsIn(page(body))).toContain(fact);
});

test("the name of a color in a class, and the tag as any other word, are nothing of the company before", () => {
  const other = `<p class="text-${Object.keys(colors)[5]}">What is ${site.tagWord.toLowerCase()}?</p>`;
  expect(factsIn(page(other, `p{color:var(--color-${Object.keys(colors)[5]})}`))).toEqual([]);
});
