import { NodeType, parse } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { everyAnswer } from "../support/answers";
import { textsRunTogether } from "../support/run-together";
import { siteForTests } from "../support/site-for-tests";

const site = siteForTests();
let answers: Map<string, string>;
beforeAll(async () => {
  answers = await everyAnswer(site);
});

test("every text is in one piece: between two pieces browsers drop the space from what they tell a screen reader", () => {
  const faults: string[] = [];
  for (const [name, html] of answers) {
    const page = parse(html, { comment: true });
    const comments = [page, ...page.querySelectorAll("*")].filter(({ childNodes }) =>
      childNodes.some(
        // But for the pair at both ends of the body, between elements (app/lib/as-written.ts).
        (it) => it.nodeType === NodeType.COMMENT_NODE && !/^\/?email_off$/.test(it.rawText),
      ),
    );
    for (const around of comments) faults.push(`${name}: ${around.toString().slice(0, 80)}`);
  }
  expect(faults).toEqual([]);
});

test("between neighboring links, labels and lines stands white space, so that no two words run together", () => {
  const faults: string[] = [];
  for (const [name, html] of answers) {
    for (const pair of textsRunTogether(html)) faults.push(`${name}: ${pair}`);
  }
  expect(faults).toEqual([]);
});
