/** What Vite needs from the brand before it builds: color tokens, the rule for chosen brands, and the favicon. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { markSvg, tokensCss } from "~/files/brand";
import { checkedBrandCss } from "~/files/chosen-brands";
import { root } from "../tasks.ts";

/** Loaded through Vite (load-module.ts), for its imports of the app. */
export function buildBrand() {
  writeFileSync(join(root, "app/styles/tokens.css"), tokensCss());
  writeFileSync(join(root, "app/styles/chosen.css"), checkedBrandCss());
  writeFileSync(join(root, "public/favicon.svg"), markSvg());
}
