/** What the build has made, to be compared with what an address answers. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type BuiltPage = { text: string; headers: Record<string, string> };
/** By their paths: pages, and every other file. */
export type Built = { pages: Map<string, BuiltPage>; files: Map<string, Buffer> };

/** @param client the folder that a build sends with the worker */
export function readBuilt(client: string): Built {
  const built: Built = { pages: new Map(), files: new Map() };
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(client.length);
    if (!entry.isFile() || /^\/_headers$|\.br$|\/\.git/.test(path)) continue;
    const [, page] = /^\/_pages(\/.*)\.page$/.exec(path) ?? [];
    if (!page) {
      built.files.set(path, readFileSync(file));
      continue;
    }
    // The first line says how it is sent (app/worker/finished-pages.ts).
    const [beginning = "", ...lines] = readFileSync(file, "utf8").split("\n");
    const { headers } = JSON.parse(beginning);
    built.pages.set(page === "/index" ? "/" : page, { text: lines.join("\n"), headers });
  }
  return built;
}
