import { withoutEmailObfuscation } from "~/lib/plain-addresses";
import { headScript } from "./head-script";
import { speculationRules } from "./speculation-rules";

interface Parts {
  style: string;
  script: string;
}

const structuredData = /<script type="application\/ld\+json">.*?<\/script>/s;

/** The prefix that a notice sets (`components/ui/title-prefix.ts`). */
const titlePrefix = / data-title-prefix="([^"]*)"/;

/** Where the head of a page ends. */
const headEnd = 'id="head-end"';

/**
 * Nothing is drawn before the head is there whole, because half of it would move when the rest comes. Without such an
 * element, Safari 18 shows nothing for seconds.
 */
const waitForHead = '<link rel="expect" href="#head-end" blocking="render">';

/**
 * Adds to the page what React would escape or cannot know yet: the style to the head, and scripts and structured data
 * to the end, so that the first view comes with the first packets (docs/decisions/0014).
 */
export function assembleDocument(html: string, { style, script }: Parts): string {
  const data = structuredData.exec(html)?.[0] ?? "";
  const rules = `<script type="speculationrules">${speculationRules}</script>`;
  const prefix = titlePrefix.exec(html)?.[1] ?? "";
  const wait = html.includes(headEnd) ? waitForHead : "";
  const page = html
    .replace(data, "")
    .replace("<title>", () => `<title>${prefix}`)
    .replace("</head>", () => `${wait}<style>${style}</style><script>${headScript}</script></head>`)
    .replace("</body>", () => `<script>${script}</script>${data}${rules}</body>`);
  return withoutEmailObfuscation(page);
}
