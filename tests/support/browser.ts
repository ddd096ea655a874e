import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, test as base, expect, type Page } from "@playwright/test";
import { type Site, startSite } from "./site";

export { expect, type Page };

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The widths of the design: phone, tablet, desk. */
export const widths = [360, 768, 1280] as const;

interface Fixtures {
  /** True in the project with JavaScript. */
  scripted: boolean;
  /** What the page complained about or asked of other hosts; checked empty after every test. */
  complaints: string[];
}

/** Each test has a page on an empty site of its worker's own; complaints of the page fail it. */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    async ({ browser: _ }, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => {
    await site.reset();
    await use(site.url);
  },
  scripted: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled ?? true),
  complaints: [
    async ({ page, site }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        // A refused form is answered 4xx or 5xx, which the browser reports as a failed load.
        if (message.type() !== "error" || message.text().startsWith("Failed to load resource"))
          return;
        complaints.push(message.text());
      });
      page.on("pageerror", ({ message }) => {
        // The browser went to the next page without the fade, as it may when it is short of time; or a
        // script file did not come, which the page does without.
        if (!/^Transition was aborted|^Failed to fetch dynamically/.test(message))
          complaints.push(message);
      });
      page.on("request", (request) => {
        const url = request.url();
        if (!url.startsWith(site.url) && !url.startsWith("data:")) complaints.push(url);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** A page of this process that may run a checker on the HTML of others. */
let scriptless: Page | undefined;

/** The page as it stands, in a page where a checker can run, with none of its own scripts. */
async function withoutScripts(page: Page): Promise<Page> {
  const body = (await page.content()).replace(/<script[\s\S]*?<\/script>/g, "");
  scriptless ??= await (page.context().browser() as Browser).newPage({ javaScriptEnabled: true });
  await scriptless.setViewportSize(page.viewportSize() ?? { width: 1280, height: 720 });
  await scriptless.unrouteAll();
  await scriptless.route(page.url(), (route) => route.fulfill({ contentType: "text/html", body }));
  await scriptless.goto(page.url());
  return scriptless;
}

/**
 * Accessibility faults of the page as it stands, or of what a selector finds in it, one line each. Of what is
 * fixed axe takes the ground from the middle of the whole document, so that light words over a dark hero fail if a
 * white section happens to stand there. For the run the header is placed at the top of the page, where it is seen.
 */
export async function axeFaults(shown: Page, scripted: boolean, within = "html") {
  const page = scripted ? shown : await withoutScripts(shown);
  await page.evaluate(`window.axe || (() => { ${axe} })()`);
  const { violations } = await page.evaluate(async (selector) => {
    const placed = new CSSStyleSheet();
    placed.replaceSync(".site-header { position: absolute !important }");
    document.adoptedStyleSheets.push(placed);
    const loaded = (window as unknown as { axe: typeof import("axe-core") }).axe;
    const results = await loaded.run(selector, { resultTypes: ["violations"] });
    document.adoptedStyleSheets.pop();
    return results;
  }, within);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

/** Where a script may run: enters every form, as far as the page can tell, and waits until its script has taken over. */
export async function ready(page: Page, scripted: boolean): Promise<void> {
  await page.locator("footer").waitFor();
  if (!scripted) return;
  for (const form of await page.locator("form[method=post]").all()) {
    await form.dispatchEvent("focusin");
  }
  await page.waitForFunction(() =>
    [...document.querySelectorAll("form[method=post]")].every(({ parentElement }) =>
      Object.keys(parentElement ?? {}).some((key) => key.startsWith("__reactContainer")),
    ),
  );
}

/** Goes to a page, and where a script may run waits until its forms are taken over. */
export async function open(page: Page, path: string, scripted: boolean): Promise<void> {
  await page.goto(path);
  await ready(page, scripted);
}
