/** What the build has made, to be compared with what an address answers. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

export interface BuiltPage {
  path: string;
  text: string;
  headers: Record<string, string>;
}

export interface Built {
  pages: BuiltPage[];
  /** Every other file, by its path. */
  files: Map<string, Buffer>;
}

/** @param client the folder that a build sends with the worker */
export function readBuilt(client: string): Built {
  const pages: BuiltPage[] = [];
  const files = new Map<string, Buffer>();
  for (const entry of readdirSync(client, { recursive: true }).map(String)) {
    const file = join(client, entry);
    if (!statSync(file).isFile() || /^_headers$|\.br$|(^|\/)\.git/.test(entry)) continue;
    const [, page] = /^_pages\/(.*)\.page$/.exec(entry) ?? [];
    if (!page) {
      files.set(`/${entry}`, readFileSync(file));
      continue;
    }
    // The first line says how it is sent (app/worker/finished-pages.ts).
    const [beginning = "", ...lines] = readFileSync(file, "utf8").split("\n");
    const path = page === "index" ? "/" : `/${page}`;
    pages.push({ path, text: lines.join("\n"), headers: JSON.parse(beginning).headers });
  }
  return { pages, files };
}
