import { describe, expect, test } from "vitest";
import { contentSecurityPolicy } from "~/lib/content-security-policy";
import { dataScript, withParkedScripts } from "~/lib/document-html";

const mark = "b3f1";
const page = (body: string, parked = "") =>
  `<html><body>${body}<template id="app"><script nonce="${mark}">ours()</script>${parked}</template></body></html>`;

describe("the scripts that a page's policy allows", () => {
  test("are those with the mark, which is taken off, and the data", () => {
    const { html, scripts } = withParkedScripts(page("<p>Hello</p>"), mark, "data()");
    expect(scripts).toEqual(["ours()", "data()"]);
    expect(html).toBe(
      `<html><body><p>Hello</p><template id="app"><script>ours()</script><script>data()</script></template></body></html>`,
    );
  });

  test.each([
    "<script>evil()</script>",
    '<script nonce="guess">evil()</script>',
    '<script src="/assets/x.js"></script>',
    '<template id="app"><script>evil()</script></template>',
  ])("are not what else stands in the page: %s", (injected) => {
    for (const document of [page(injected), page("", injected)]) {
      const { scripts } = withParkedScripts(document, mark, "data()");
      expect(scripts).toEqual(["ours()", "data()"]);
    }
  });

  test("are named by their hashes", async () => {
    const policy = await contentSecurityPolicy(["alert(1)"]);
    expect(policy).toContain(
      "script-src-elem 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    );
  });

  test("cannot be left by the data of a form", () => {
    const script = dataScript('["</script><script>evil()</script>\u2028<!--"]');
    expect(script).not.toMatch(/[<>\u2028]/);
  });
});
