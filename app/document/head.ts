import { asWritten } from "~/lib/as-written";
import { headScript } from "./head-script";
import { speculationRules } from "./speculation-rules";

interface Parts {
  style: string;
  script: string;
}

const structuredData = /<script type="application\/ld\+json">.*?<\/script>/s;

/** Of a notice (`lib/title-prefix.ts`); an attribute is written as a title is. */
const titlePrefix = / data-title-prefix="([^"]*)"/;

/**
 * The page with what React would escape or does not know yet, in the order in which it is needed: the style in
 * the head, and what is not drawn at the end, so that the first view comes with the first packets
 * (docs/decisions/0014).
 */
export function assembleDocument(html: string, { style, script }: Parts): string {
  const data = structuredData.exec(html)?.[0] ?? "";
  const rules = `<script type="speculationrules">${speculationRules}</script>`;
  const prefix = titlePrefix.exec(html)?.[1] ?? "";
  const page = html
    .replace(data, "")
    .replace("<title>", () => `<title>${prefix}`)
    .replace("</head>", () => `<style>${style}</style><script>${headScript}</script></head>`)
    .replace("</body>", () => `<script>${script}</script>${data}${rules}</body>`);
  return asWritten(page);
}
