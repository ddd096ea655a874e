/** The style sheet of the desk: Tailwind and the site's own tokens, from files of this machine alone. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "tailwindcss";
import { tokensCss } from "../../app/files/brand.tsx";
import { root } from "../tasks.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");

/** Compiled at each request, so that it has the classes of the pages as they are now. */
export async function styleSheet(): Promise<string> {
  const folder = "scripts/desk";
  const pages = readdirSync(join(root, folder)).filter((name) => name.endsWith(".tsx"));
  const words = pages.flatMap((name) => read(`${folder}/${name}`).split(/[\s"'`=<>{}]+/));
  const parts = [
    read("node_modules/tailwindcss/theme.css"),
    tokensCss(),
    read(`${folder}/desk.css`),
  ];
  return (await compile([...parts, "@tailwind utilities;"].join("\n"))).build(words);
}
