/** Every page and state in Chromium, in four widths, on one HTML page. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { pagePaths } from "../page-paths.ts";
import { root, say } from "../tasks.ts";
import { type State, states } from "./states.ts";
import { take } from "./take.ts";

const WIDTHS = [360, 768, 1280, 1680];
const STYLE = "body{font:14px system-ui;background:#ddd}div{display:flex;gap:1rem}";

const escaped = (text: string | undefined = "") => text.replaceAll("<", "&lt;");

/** The pages at rest and the states with one of these words in their name; without words, all. */
async function chosen(words: string[]): Promise<State[]> {
  const atRest = (await pagePaths()).flatMap((path) => [
    { name: "", path },
    { name: "without script", path, scripted: false },
  ]);
  return [...atRest, ...states].filter(
    ({ name, path }) =>
      words.length === 0 ||
      words.some((word) => path === word || `${path.slice(1)} ${name}`.includes(word)),
  );
}

/** Takes them into `artifacts/screens`, with `artifacts/screens.html` that shows them. Returns what could not be taken. */
export async function takeSheet(browser: Browser, origin: string, words: string[]) {
  const folder = join(root, "artifacts/screens");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const failed: string[] = [];
  let rows = "";
  for (const shot of await chosen(words)) {
    const title = `${shot.path} ${shot.name}`.trim();
    const begin = `${shot.path.slice(1) || "home"} ${shot.name}`.trim().replace(/\W+/g, "-");
    rows += `<h2>${title}</h2><div>`;
    for (const width of shot.widths ?? WIDTHS) {
      const file = `${begin}-${width}.jpg`;
      try {
        await take(browser, origin, shot, join(folder, file), { width, height: 900 });
        rows += `<a href="screens/${file}"><img src="screens/${file}" alt="${title}, ${width} px" width="${width / 4}"></a>`;
      } catch (error) {
        // A page that fails is shown as failed, and the others are taken.
        const [why] = String(error).split("\n");
        failed.push(`${title}, ${width} px: ${why}`);
        rows += `<p>${width} px failed: ${escaped(why)}</p>`;
      }
    }
    rows += "</div>";
    say(title);
  }
  const head = `<meta charset="utf-8"><title>Contact sheet</title><style>${STYLE}</style>`;
  writeFileSync(
    join(root, "artifacts/screens.html"),
    `<!doctype html><html lang="en">${head}${rows}</html>\n`,
  );
  say(join(root, "artifacts/screens.html"));
  return failed;
}
