import { speculationRules } from "./speculation-rules";

/**
 * Puts into the head what React would escape or does not know yet: the page's script and speculation
 * rules, and a form's prefix before the title (`title-prefix.ts`).
 */
export const withHead = (html: string, script: string, prefix: string): string => {
  const rules = `<script type="speculationrules">${speculationRules}</script>`;
  const title = prefix.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  return html.replace("<title>", () => `<script>${script}</script>${rules}<title>${title}`);
};
