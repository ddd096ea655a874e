/** Pictures in an article's text: each is a file of `public`, with words for those who do not see it. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { root } from "../tasks.ts";

/** A node of an article's syntax tree, with the parts that are read here and in `articles.ts`. */
export interface Node extends Partial<Record<"value" | "name" | "url" | "alt", string>> {
  type: string;
  depth?: number;
  children?: Node[];
  data?: object;
}

/** A node and all that is in it, in order. */
export const allIn = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(allIn)];

/** Most KB of one picture: a phone on a slow connection waits a second for it. */
const HEAVIEST = 150;

/** The size of a picture, so that its place is reserved while it loads. Throws if something is wrong with it. */
function sizeOf({ url = "", alt }: Node) {
  if (!url.startsWith("/"))
    throw new Error(`${url}: a picture is a file of public, such as /pictures/desk.jpg`);
  const file = join(root, "public", url);
  if (!existsSync(file)) throw new Error(`${url}: there is no public${url}`);
  if (!alt?.trim()) throw new Error(`${url}: say in the brackets what the picture shows`);
  const picture = readFileSync(file);
  const weight = Math.ceil(picture.length / 1000);
  if (weight > HEAVIEST)
    throw new Error(`${url}: ${weight} KB, and a picture has ${HEAVIEST} at most`);
  const { width, height } = imageSize(picture);
  return { width, height };
}

/** Gives each picture its size. */
export const withPictures = () => (tree: Node) => {
  for (const node of allIn(tree)) {
    if (/^mdxJsx/.test(node.type) && node.name === "img")
      throw new Error("A picture is written ![what it shows](/pictures/desk.jpg)");
    if (node.type === "image") node.data = { hProperties: sizeOf(node) };
  }
};
