/**
 * What pages and scripts use that one of the oldest browsers lacks, by its name in docs/browsers.md, which says what
 * a visitor gets without it; with its keys in MDN's data (`browser-features.ts`).
 */
export const newerFeatures: Record<string, readonly string[]> = {
  "`:has()`": ["css.selectors.has"],
  "Container queries": [
    "css.at-rules.container",
    "css.properties.container-type",
    "css.properties.container-type.inline-size",
  ],
  "`@page` with margin boxes": ["css.at-rules.page"],
  "`@property`": ["css.at-rules.property"],
  "View transitions": [
    "css.at-rules.view-transition",
    "css.properties.view-transition-name",
    "css.selectors.view-transition-group",
    "css.selectors.view-transition-old",
    "css.selectors.view-transition-new",
  ],
  "`break-after: avoid`": ["css.properties.break-after.avoid", "css.properties.break-before.avoid"],
  "`orphans`, `widows`": ["css.properties.orphans", "css.properties.widows"],
  "`::details-content`": [
    "css.selectors.details-content",
    "css.properties.content-visibility",
    "css.properties.content-visibility.visible",
  ],
  "`forced-color-adjust`": [
    "css.properties.forced-color-adjust",
    "css.properties.forced-color-adjust.none",
  ],
  Subgrid: ["css.properties.grid-template-rows.subgrid"],
  "`hyphens`": ["css.properties.hyphens", "css.properties.hyphenate-limit-chars"],
  "`text-wrap: balance`": [
    "css.properties.text-wrap.balance",
    "css.properties.text-wrap",
    "css.properties.text-wrap.wrap",
  ],
  "`text-wrap: pretty`": ["css.properties.text-wrap.pretty"],
  "Round outlines": ["css.properties.outline"],
  "`overflow: clip` in one direction": [
    "css.properties.overflow-x.clip",
    "css.properties.overflow-y.clip",
  ],
  "`overscroll-behavior`": [
    "css.properties.overscroll-behavior",
    "css.properties.overscroll-behavior.contain",
  ],
  "`paint-order`": ["css.properties.paint-order"],
  "`print-color-adjust`": [
    "css.properties.print-color-adjust",
    "css.properties.print-color-adjust.exact",
  ],
  "`viewport`": ["html.elements.meta.name.viewport"],
  "`theme-color`": ["html.elements.meta.name.theme-color"],
  "the manifest": ["html.elements.link.rel.manifest"],
  "`<details name>`": ["html.elements.details.name"],
  "`<search>`": ["html.elements.search"],
  '`rel="expect"`': ["html.elements.link.rel.expect", "html.elements.link.blocking"],
  "Speculation rules": ["html.elements.script.type.speculationrules"],
  "Trusted Types": [
    "api.trustedTypes",
    "api.TrustedTypePolicyFactory.createPolicy",
    "api.TrustedTypePolicy.createScriptURL",
    "api.TrustedTypePolicy.createHTML",
  ],
  "`requestSubmit()`": ["api.HTMLFormElement.requestSubmit"],
};
