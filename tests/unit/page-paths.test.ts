import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type PagePath, pageAt } from "~/content/pages";
import { pageMeta } from "~/head/page-meta";
import routes from "~/routes";

test("a path that no page has stops the compiler, in a link, in a page's head and as a key", () => {
  // @ts-expect-error: no page is there.
  expect(() => pageAt("/no-such-page")).toThrow("/no-such-page");
  // @ts-expect-error: no page is there.
  pageMeta({ path: "/no-such-page", title: "", description: "" });
  // @ts-expect-error: no page is there.
  const texts: Partial<Record<PagePath, string>> = { "/no-such-page": "" };
  expect(texts).not.toHaveProperty("/contact");
});

test("every page takes the newsletter form of its footer", () => {
  const pages = routes.filter(({ path }) => path.startsWith("/") && !path.endsWith(".xml"));
  const without = pages.filter(
    ({ file }) => !/export .*\baction\b/.test(readFileSync(`app/${file}`, "utf8")),
  );
  // Each has `export { submit as action } from "~/leads/submit.server"`, or the action of its own form.
  expect(without.map(({ file }) => file)).toEqual([]);
});
