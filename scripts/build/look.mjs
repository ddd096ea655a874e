// @ts-check
/** Writes what app/config/look.ts decides where others read it: the colors as tokens, and the favicon. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../tasks.mjs";
import { loadModule } from "./load-module.mjs";

/** @returns {Promise<typeof import("../../app/config/look")>} */
export const look = () => loadModule("app/config/look.ts");

/** The mark as SVG, on a square of its size. @param {Awaited<ReturnType<typeof look>>} brand */
export const markSvg = ({ colors, mark: { ground, letter, terminal } }) =>
  [
    `<path d="${ground.d}" fill="${colors[ground.color]}"/>`,
    `<path d="${letter.d}" fill="none" stroke="${colors[letter.color]}" stroke-width="${letter.width}" stroke-linecap="square"/>`,
    `<path d="${terminal.d}" fill="${colors[terminal.color]}"/>`,
  ].join("");

export async function buildLook() {
  const brand = await look();
  const tokens = Object.entries(brand.colors).map(
    ([name, value]) => `  --color-${name}: ${value};`,
  );
  writeFileSync(
    join(root, "app/styles/tokens.css"),
    `/* Made from app/config/look.ts. */\n@theme {\n  --color-*: initial;\n  --color-transparent: transparent;\n  --color-current: currentColor;\n${tokens.join("\n")}\n}\n`,
  );
  const { size } = brand.mark;
  mkdirSync(join(root, "public"), { recursive: true });
  writeFileSync(
    join(root, "public/favicon.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><title>Site mark</title>${markSvg(brand)}</svg>\n`,
  );
}
