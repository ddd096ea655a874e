// @ts-check
/** Files that say how the others are served, made from the app's own tables: `_headers` and security.txt. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../tasks.mjs";
import { loadModule } from "./load-module.mjs";

const client = join(root, "build/client");
const DAYS = 360;

/** The source that allows the style element of a document. @param {string} html */
function styleHash(html) {
  const style = html.match(/<style>([\s\S]*?)<\/style>/)?.[1] ?? "";
  return `sha256-${createHash("sha256").update(style).digest("base64")}`;
}

export async function buildEdgeFiles() {
  const { headersFile } = await loadModule("app/worker/header-table.ts");
  const { site } = await loadModule("app/config/site.ts");
  const guide = readFileSync(join(client, "guides/managed-it-services-guide.html"), "utf8");
  writeFileSync(join(client, "_headers"), headersFile(styleHash(guide)));

  const expires = new Date(Math.floor(Date.now() / 86_400_000 + DAYS) * 86_400_000);
  const lines = [
    `Contact: mailto:${site.securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${site.origin}/.well-known/security.txt`,
  ];
  mkdirSync(join(client, ".well-known"), { recursive: true });
  writeFileSync(join(client, ".well-known/security.txt"), `${lines.join("\n")}\n`);
}
