import { expect, test } from "vitest";
import { withParkedData } from "~/lib/document-html";

test("the data in a page cannot leave its element, whatever a form held", () => {
  const data = '["</script><script>evil()</script>\u2028<!--"]';
  const parked = { context: {} as typeof __remixContext, data, routes: [], preloads: [] };
  const html = withParkedData("<html><body><p>Hello</p></body></html>", parked);
  const json = html.match(
    /<script type="application\/json" id="parked">(.*)<\/script><\/body>/s,
  )?.[1];
  expect(json).not.toContain("<");
  expect(JSON.parse(json ?? "")).toEqual(parked);
});
