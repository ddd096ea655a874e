/** Every page in each engine that is installed, beside each other: pictures, and PDFs of what is printed. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Tab } from "../engines/engine.ts";
import { engineNames, engineStarter } from "../engines/engines.ts";
import { say } from "../tasks.ts";

const WIDTHS = [390, 1280];

/** The tallest window that every engine takes a picture of, CSS pixels. */
const TALLEST = 12_000;

const heightOf = "document.documentElement.scrollHeight";

/** Sets `settled` when fonts are there and the taller window has been painted; WebKit's is black before. */
const settle =
  "(document.fonts.ready.then(() => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => { window.settled = true; })), 300)), 1)";

async function pictureOf(tab: Tab, url: string, width: number) {
  await tab.resize(width, 900);
  await tab.goto(url);
  await tab.resize(width, Math.min(Number(await tab.evaluate(heightOf)), TALLEST));
  await tab.evaluate(settle);
  // Asked for again and again, because Firefox and WebKit hand back no promise of the page.
  while (!(await tab.evaluate("window.settled === true"))) await setTimeout(100);
  return tab.picture();
}

/** Takes the pictures into a folder; gives the rows of the sheet as HTML, and which engines are missing. */
export async function engineSheet(origin: string, paths: string[], folder: string) {
  const rows = new Map<string, string>();
  const failed: string[] = [];
  for (const name of engineNames) {
    const engine = await engineStarter(name)?.();
    if (!engine) {
      failed.push(`${name}: not installed`);
      continue;
    }
    const tab = await engine.open({ scripted: true });
    for (const path of paths) {
      const page = `${path.slice(1).replaceAll("/", "-") || "home"}-${name}`;
      for (const width of WIDTHS) {
        const file = `${page}-${width}.png`;
        writeFileSync(join(folder, file), await pictureOf(tab, origin + path, width));
        const picture = `<a href="screens/${file}"><img src="screens/${file}" alt="${engine.name}, ${width} px" width="${width / 4}"></a>`;
        rows.set(path, `${rows.get(path) ?? ""}${picture}`);
      }
      const paper = await tab.print?.();
      if (!paper) continue;
      writeFileSync(join(folder, `${page}.pdf`), paper);
      rows.set(path, `${rows.get(path)}<a href="screens/${page}.pdf">${name} on paper</a>`);
    }
    say(`${engine.name}: ${paths.length} pages`);
    await tab.close();
    await engine.close();
  }
  const sections = [...rows].map(([path, html]) => `<h2>${path}</h2><div>${html}</div>`);
  return { rows: sections.join(""), failed };
}
