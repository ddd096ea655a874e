import { withoutEmailObfuscation } from "~/lib/email-obfuscation";
import { headScript } from "./head-script";
import { speculationRules } from "./speculation-rules";

const structuredData = /<script type="application\/ld\+json">.*?<\/script>/s;

/** The prefix that a notice sets (`components/ui/title-prefix.ts`). */
const titlePrefix = / data-title-prefix="([^"]*)"/;

/**
 * Adds to the page what React would escape or cannot know yet: the style to the head, and scripts and structured data
 * to the end, so that the first view comes with the first packets (docs/decisions/0014).
 */
export function assembleDocument(html: string, style: string, script: string): string {
  const data = structuredData.exec(html)?.[0] ?? "";
  const rules = `<script type="speculationrules">${speculationRules}</script>`;
  const prefix = titlePrefix.exec(html)?.[1] ?? "";
  const page = html
    .replace(data, "")
    .replace("<title>", () => `<title>${prefix}`)
    .replace("</head>", () => `<style>${style}</style><script>${headScript}</script></head>`)
    .replace("</body>", () => `<script>${script}</script>${data}${rules}</body>`);
  return withoutEmailObfuscation(page);
}
