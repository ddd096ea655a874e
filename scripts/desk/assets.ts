/** The style sheet and the icon of the desk: Tailwind and the site's own tokens, and files of this machine alone. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "tailwindcss";
import { markSvg, tokensCss } from "../../app/files/brand.tsx";
import { root } from "../tasks.ts";
import { headers } from "./gate.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");

async function styleSheet() {
  const folder = "scripts/desk";
  const pages = readdirSync(join(root, folder)).filter((name) => name.endsWith(".tsx"));
  const words = pages.flatMap((name) => read(`${folder}/${name}`).split(/[\s"'`=<>{}]+/));
  const parts = [read("node_modules/tailwindcss/theme.css"), tokensCss()];
  const text = [...parts, read(`${folder}/desk.css`), "@tailwind utilities;"].join("\n");
  return (await compile(text)).build(words);
}

const files: Record<string, [type: string, body: () => string | Promise<string>]> = {
  "/desk.css": ["text/css", styleSheet],
  "/icon.svg": ["image/svg+xml", markSvg],
};

/** A file of the desk; nothing where the address is none of theirs. */
export async function assetAt(pathname: string): Promise<Response | undefined> {
  const [type, body] = files[pathname] ?? [];
  if (!type || !body) return;
  // Nothing in them is anybody's: they alone may be kept.
  const kept = { ...headers, "Content-Type": type, "Cache-Control": "max-age=3600" };
  return new Response(await body(), { headers: kept });
}
