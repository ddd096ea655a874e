import drawing from "~/components/drawings/drawing.css?raw";
import { colors } from "~/config/theme";
import site from "~/styles/app.css?raw";
import faces from "~/styles/fonts.css?raw";
import base from "./styles/base.css?raw";
import chapters from "./styles/chapters.css?raw";
import cover from "./styles/cover.css?raw";
import lists from "./styles/lists.css?raw";
import scorecard from "./styles/scorecard.css?raw";
import tables from "./styles/tables.css?raw";
import worksheet from "./styles/worksheet.css?raw";

const fonts = import.meta.glob<string>("../styles/fonts/*.woff2", {
  query: "?inline",
  import: "default",
  eager: true,
});

/** The font faces, with their files inlined; a browser takes a moment to read one, and `optional` would leave it out. */
const ownFaces = faces
  .replace(/url\("\.\/(.+?)"\)/g, (_, file: string) => `url("${fonts[`../styles/${file}`]}")`)
  .replaceAll("font-display: optional", "font-display: block");

const tokens = [
  ...Object.entries(colors).map(([name, value]) => `--color-${name}: ${value};`),
  ...(site.match(/--font-[\w-]+: [^;]+;/g) ?? []),
].join(" ");

/** The guide's style sheet: the site's tokens, fonts and drawing styles, then its own. */
export const styles = [
  `:root {${tokens}}`,
  ownFaces,
  drawing,
  base,
  cover,
  chapters,
  tables,
  worksheet,
  scorecard,
  lists,
]
  .join("\n")
  .replace(/\/\*[\s\S]*?\*\//g, "")
  .replace(/\s+/g, " ");
