import { parse } from "node-html-parser";
import { previewFont, previewOf } from "../../scripts/build/previews.ts";
import { expect, test } from "../support/browser";
import { pagePaths } from "../support/pages";
import { pictureOf, shadesApart } from "../support/pictures-apart";

/** The side of the patches that are compared, in px, and by how many shades of 255 two programs may draw one. */
const PATCH = 8;
const SHADES = 48;

test("each page's link preview is drawn as a browser draws it, its words once, whole and apart", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1200, height: 630 });
  const font = `data:font/ttf;base64,${previewFont.toString("base64")}`;
  for (const path of pagePaths) {
    const html = parse(await (await request.get(path)).text());
    const address = html.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "";
    const served = await (await request.get(new URL(address).pathname)).body();
    const style = `body { margin: 0 } @font-face { font-family: Archivo; font-weight: 1 999; src: url(${font}) }`;
    await page.setContent(`<style>${style}</style>${previewOf(html)}`);
    const words = await page.evaluate(async () => {
      await document.fonts.load("700 20px Archivo");
      return [...document.querySelectorAll("text")].map((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        return { text: text.textContent ?? "", left, right, top, bottom };
      });
    });
    const heading = words.slice(1);
    expect(heading.map(({ text }) => text).join(" "), path).toBe(
      html.querySelector("h1")?.textContent,
    );
    // The drawing stands right of 640 px.
    const most = html.querySelector(".hero svg.drawing") ? 640 : 1136;
    for (const [at, one] of words.entries()) {
      expect(one.left, `${path}: ${one.text}`).toBeGreaterThanOrEqual(64);
      expect(one.right, `${path}: ${one.text}`).toBeLessThanOrEqual(most);
      expect(one.bottom - one.top, `${path}: ${one.text}`).toBeGreaterThanOrEqual(34);
      expect(one.bottom, `${path}: ${one.text}`).toBeLessThan(618);
      expect(one.top, `${path}: ${one.text}`).toBeGreaterThan(
        (words[at - 1]?.bottom ?? 0) - 0.2 * (one.bottom - one.top),
      );
    }
    expect(await shadesApart(page, PATCH, await pictureOf(page), served), path).toBeLessThan(
      SHADES,
    );
  }
});
