/** What Vite needs from the brand before it builds: color tokens, the rule for chosen brands, and the favicon. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../tasks.ts";
import { loadModule } from "./load-module.ts";

export async function buildBrand() {
  const { tokensCss, markSvg }: typeof import("../../app/files/brand.tsx") =
    await loadModule("app/files/brand.tsx");
  const { checkedBrandCss }: typeof import("../../app/files/brand-css.ts") =
    await loadModule("app/files/brand-css.ts");
  const { partners }: typeof import("../../app/config/partners.ts") =
    await loadModule("app/config/partners.ts");
  writeFileSync(join(root, "app/styles/tokens.css"), tokensCss());
  writeFileSync(join(root, "app/styles/chosen.css"), checkedBrandCss(partners));
  mkdirSync(join(root, "public"), { recursive: true });
  writeFileSync(join(root, "public/favicon.svg"), markSvg());
}
