/** The style sheet, typefaces and icon of the desk: the site's own colors, and files of this machine alone. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { colors, mark } from "../../app/config/look.ts";
import { root } from "../tasks.ts";
import { headers } from "./gate.ts";

const read = (path: string) => new Uint8Array(readFileSync(join(root, path)));
const font = (name: string, file: string) => () =>
  read(`node_modules/@fontsource-variable/${name}/files/${file}.woff2`);

const style = () => {
  const tokens = Object.entries(colors).map(([name, value]) => `--${name}: ${value};`);
  return `:root { ${tokens.join(" ")} }\n${readFileSync(join(root, "scripts/desk/desk.css"), "utf8")}`;
};

const { ground, letter, terminal } = mark;
const icon = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="${ground.d}" fill="${colors[ground.color]}"/><path d="${letter.d}" fill="none" stroke="${colors[letter.color]}" stroke-width="${letter.width}"/><path d="${terminal.d}" fill="${colors[terminal.color]}"/></svg>`;

const files: Record<string, [type: string, body: () => string | Uint8Array<ArrayBuffer>]> = {
  "/desk.css": ["text/css", style],
  "/icon.svg": ["image/svg+xml", icon],
  "/head.woff2": ["font/woff2", font("archivo", "archivo-latin-wdth-normal")],
  "/text.woff2": ["font/woff2", font("public-sans", "public-sans-latin-wght-normal")],
};

/** A file of the desk; nothing where the address is none of theirs. */
export function fileOf(pathname: string): Response | undefined {
  const file = files[pathname];
  if (!file) return;
  const [type, body] = file;
  // Nothing in them is anybody's: they alone may be kept.
  const kept = { ...headers, "Content-Type": type, "Cache-Control": "max-age=3600" };
  return new Response(body(), { headers: kept });
}
