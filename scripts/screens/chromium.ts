/** Every page and state in Chromium, in four widths. */
import { join } from "node:path";
import { launchChromium } from "../chromium.ts";
import { say } from "../tasks.ts";
import type { State } from "./states.ts";

const WIDTHS = [360, 768, 1280, 1680];

const escaped = (text: string | undefined = "") => text.replaceAll("<", "&lt;");

/** Takes the pictures into a folder; gives the rows of the sheet as HTML, and what could not be taken. */
export async function chromiumSheet(origin: string, shots: State[], folder: string) {
  const browser = await launchChromium();
  const failed: string[] = [];
  let rows = "";
  for (const { name, path, media, act, ...state } of shots) {
    const title = `${path} ${name}`.trim();
    rows += `<h2>${title}</h2><div>`;
    for (const width of state.widths ?? WIDTHS) {
      const file = `${`${path.slice(1) || "home"} ${name}`.trim().replace(/\W+/g, "-")}-${width}.jpg`;
      // A first visit each, as most visitors make.
      const page = await browser.newPage({ javaScriptEnabled: state.scripted });
      try {
        await page.emulateMedia({ reducedMotion: "reduce", ...media });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${origin}${path}`);
        await act?.(page);
        // What is fixed would stand in the middle of a picture of the whole page.
        if (!state.view) await page.evaluate(() => scrollTo(0, 0));
        await page.screenshot({ path: join(folder, file), fullPage: !state.view, quality: 80 });
        rows += `<a href="screens/${file}"><img src="screens/${file}" alt="${title}, ${width} px" width="${width / 4}"></a>`;
      } catch (error) {
        // A page that fails is shown as failed, and the others are taken.
        const [why] = String(error).split("\n");
        failed.push(`${title}, ${width} px: ${why}`);
        rows += `<p>${width} px failed: ${escaped(why)}</p>`;
      }
      await page.close();
    }
    rows += "</div>";
    say(title);
  }
  await browser.close();
  return { rows, failed };
}
