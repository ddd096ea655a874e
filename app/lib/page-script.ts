/** The part of the browser's API that is used here. */
interface TrustedTypes {
  createPolicy(name: "start", rules: typeof startRules): typeof startRules;
}
declare const startRules: { createScriptURL(url: string): string };

/**
 * The only script that runs before a visitor does anything. It stands in the head as text, so it can use
 * nothing from outside its own function body. `modules` are the addresses of what starts Remix, in order: no
 * other address becomes a script (docs/decisions/0007).
 */
function runPage(modules: string[]) {
  const root = document.documentElement;

  // The header is solid from 10 px on (specification 9), and always solid without script.
  const markScroll = () => root.toggleAttribute("data-scrolled", scrollY > 10);
  root.classList.add("js");
  addEventListener("scroll", markScroll, { passive: true });
  markScroll();

  // Remix waits until a visitor enters a form. Boxes and radio buttons need no script.
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: (url: string) => url };
  const policy = trustedTypes?.createPolicy("start", rules) ?? rules;
  const add = (tag: string, properties: object) =>
    document.head.appendChild(Object.assign(document.createElement(tag), properties));
  const startRemix = () => {
    if (modules.length === 0) return;
    for (const src of modules.splice(0)) {
      add("script", { type: "module", async: false, src: policy.createScriptURL(src) });
    }
    // Fetched together, instead of one after another as they are imported.
    const parked = document.getElementById("parked")?.textContent ?? "";
    for (const [href] of parked.matchAll(/\/assets\/[\w.-]+\.js/g)) {
      add("link", { rel: "modulepreload", href });
    }
  };
  const onEntry = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest("form")) return;
    if (!target.matches("[type=checkbox], [type=radio]")) startRemix();
  };
  addEventListener("focusin", onEntry);
  addEventListener("input", onEntry);

  // Puts this tab's draft into its form at once; drops the draft of a form that was sent.
  addEventListener("DOMContentLoaded", () => {
    try {
      const sent = new URLSearchParams(location.search).get("sent");
      sessionStorage.removeItem(`draft:lead-${sent}`);
      for (const { id } of document.forms) if (sessionStorage.getItem(`draft:${id}`)) startRemix();
    } catch {
      // The browser keeps nothing for this site.
    }
  });

  // Header menus are native; Escape, a press elsewhere and leaving them close them. The focus goes back to
  // the button of a menu it was in, or when it was nowhere.
  const closeMenus = (except?: EventTarget | null) => {
    const open = document.querySelectorAll<HTMLDetailsElement>("header details[open]");
    for (const menu of open) {
      if (except instanceof Node && menu.contains(except)) continue;
      const focused = document.activeElement;
      menu.open = false;
      if (menu.contains(focused) || focused === document.body)
        menu.querySelector("summary")?.focus();
    }
  };
  addEventListener("pointerdown", ({ target }) => closeMenus(target));
  addEventListener("focusin", ({ target }) => closeMenus(target));
  addEventListener("keydown", ({ key }) => key === "Escape" && closeMenus());
  addEventListener("pagehide", () => closeMenus());
}

/** The text of the script, for the addresses of its build. Its size has a budget (`every-page` test). */
export const pageScript = (modules: string[]): string => `(${runPage})(${JSON.stringify(modules)})`;
