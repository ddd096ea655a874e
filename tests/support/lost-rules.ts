import type { Page } from "@playwright/test";

/** The selectors of the whole style sheet, which a page that is drawn for one visitor carries, that fit this page and are not in its own part of it. */
export const lostRules = (page: Page, drawnForOne: string): Promise<string[]> =>
  page.evaluate((html) => {
    /** The selectors of a list, without the commas in brackets; `:is(.name > *)` is `.name > *`. */
    const parts = (list: string) =>
      list
        .split(/,\s*(?![^([]*[)\]])/)
        .map((one) => one.replace(/:is\((\.(?:\\.|[\w-])+ > \*)\)/g, "$1").replace("> *:", "> :"));
    const selectorsOf = (list: CSSRuleList): string[] =>
      [...list].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? parts(rule.selectorText) : []),
        ...("cssRules" in rule ? selectorsOf(rule.cssRules as CSSRuleList) : []),
      ]);
    const whole = new CSSStyleSheet();
    const styles = html.match(/<style>([\s\S]*?)<\/style>/)?.[1] ?? "";
    whole.replaceSync(styles);
    const own = new Set([...document.styleSheets].flatMap(({ cssRules }) => selectorsOf(cssRules)));
    /** Without what no element is before somebody does something, and without what is no element. */
    const still = (selector: string) =>
      selector.replace(
        /::?(before|after|marker|placeholder|hover|focus-visible|focus|active)\b/g,
        "",
      );
    const fits = (selector: string) => {
      try {
        return document.querySelector(still(selector)) !== null;
      } catch {
        return false;
      }
    };
    const all = selectorsOf(whole.cssRules);
    return all.length < 100 ? ["no whole sheet"] : all.filter((one) => !own.has(one) && fits(one));
  }, drawnForOne);
