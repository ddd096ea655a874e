/** The part of the browser's API that is used here. */
interface TrustedTypes {
  createPolicy(name: "start", rules: typeof startRules): typeof startRules;
}
declare const startRules: { createScriptURL(url: string): string };

/** The addresses of scripts that are loaded later (docs/decisions/0007). */
export interface LaterFiles {
  /** What takes over the forms that take leads (`entry.client.tsx`). */
  forms: string[];
  /** What the search of the blog runs (`blog.client.ts`). */
  search: string[];
}

/**
 * What runs before a visitor does anything. It stands at the end of the page as text, so it can use nothing
 * from outside its own function body.
 */
function runPage(files: LaterFiles) {
  // Shorter once minified, because the names of the browser's own functions are not shortened.
  const listen = addEventListener;
  const page = document;
  const loaded = location.search;

  // A form's script waits until a visitor enters the form. Boxes and radio buttons need no
  // script, and in Safari a press of one focuses the fieldset around it.
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: (url: string) => url };
  const policy = trustedTypes?.createPolicy("start", rules) ?? rules;
  const addToHead = (name: string, values: object) =>
    page.head.appendChild(Object.assign(page.createElement(name), values));
  const enter = (form: HTMLElement) => {
    if (form.dataset.entered === "") return;
    form.dataset.entered = "";
    for (const src of files[form.dataset.form ? "forms" : "search"].splice(0)) {
      addToHead("script", { type: "module", async: false, src: policy.createScriptURL(src) });
    }
    form.dispatchEvent(new Event("enter", { bubbles: true }));
  };
  const onEntry = ({ target }: Event) => {
    const form = target instanceof Element && target.closest<HTMLElement>("[data-form]");
    if (form && !target.matches("[type=checkbox], [type=radio], fieldset")) enter(form);
  };
  listen("focusin", onEntry);
  listen("input", onEntry);

  // Safari's arrow keys stop at the ends of a group of radio buttons.
  listen("keydown", ({ target, key }) => {
    const radio = target as HTMLInputElement;
    if (radio.type !== "radio" || !/^Arrow/.test(key)) return;
    setTimeout(() => {
      const group = [...page.getElementsByName(radio.name)];
      if (/Left|Up/.test(key)) group.reverse();
      if (group.pop() === radio && page.activeElement === radio) {
        group[0]?.focus();
        group[0]?.click();
      }
    });
  });

  // Back and Forward between a form and its notice: a form's script changes the form, but it is gone after a
  // reload. Then the page is loaded once more, and never posted.
  listen("popstate", () => {
    const { search } = location;
    // An address that somebody wrote may end with the form's name.
    const query = `${search}&`;
    for (const island of page.querySelectorAll("[data-form]:not([data-entered])")) {
      const missing = !island.querySelector("[data-sent]");
      if (missing === query.includes(`sent=${island.id.slice(0, -5)}&`)) location.replace(search);
    }
  });

  // The manifest is not needed for the page, so it is requested after the first paint.
  new PerformanceObserver((_, painted) => {
    painted.disconnect();
    addToHead("link", { rel: "manifest", href: "/manifest.webmanifest" });
  }).observe({ type: "paint", buffered: true });

  try {
    const kept = sessionStorage;

    // Where the tab's visit began goes with every form (docs/decisions/0008).
    const labels = loaded.match(/utm_[^&]+/g) ?? [];
    kept.began ??= `${labels.join("&")}&first_page=${location.pathname}&referrer=${page.referrer.split("/")[2] ?? ""}`;
    listen("formdata", ({ target, formData }) => {
      // Not for a search, whose values are in its address.
      const { method } = target as HTMLFormElement;
      if (method === "post" && !formData.get("campaign")) formData.set("campaign", kept.began);
    });

    // Drops the draft of a form that this tab has sent; any link can lead to the page that says so.
    if (loaded.includes(`sent=${kept.sent}&`)) delete kept[`draft:lead-${kept.sent}`];
    kept.sent = "";
    listen("submit", ({ target, defaultPrevented }) => {
      if (!defaultPrevented) kept.sent = (target as HTMLFormElement).id.slice(5);
    });

    // Puts this tab's drafts into their forms at once.
    for (const { id, parentElement } of page.forms) {
      if (parentElement && kept[`draft:${id}`]) enter(parentElement);
    }
  } catch {
    // The browser keeps nothing for this site.
  }

  listen("click", ({ target }) => {
    if (!(target instanceof Element)) return;

    // The arrows of a carousel press its radio buttons, and go round.
    const arrow = target.closest<HTMLElement>("[data-step]");
    if (arrow) {
      const dots = [...(arrow.closest("fieldset")?.querySelectorAll("input") ?? [])];
      const at = dots.findIndex(({ checked }) => checked) + Number(arrow.dataset.step);
      (dots.at(at) ?? dots[0])?.click();
    }

    // A frame that nothing was loaded into yet takes no focus.
    const name = target.closest("a")?.target;
    const frame = name && page.querySelector(`iframe[name="${name}"]`);
    if (frame) frame.addEventListener("load", () => frame.removeAttribute("inert"));
  });

  // Header menus are native; Escape, a press elsewhere and leaving them close them. The focus goes back to
  // the button of a menu it was in, or when it was nowhere.
  const closeMenus = (except: EventTarget | null) => {
    const open = page.querySelectorAll<HTMLDetailsElement>("header details[open]");
    for (const menu of open) {
      if (menu.contains(except as Node | null)) continue;
      const focused = page.activeElement;
      menu.open = false;
      if (menu.contains(focused) || focused === page.body) menu.querySelector("summary")?.focus();
    }
  };
  listen("pointerdown", ({ target }) => closeMenus(target));
  listen("focusin", ({ target }) => {
    closeMenus(target);
    // Safari puts no caret into a field that a link leads to.
    const field = target as HTMLInputElement;
    if (location.hash === `#${field.id}`) field.select?.();
  });
  listen("keydown", ({ key }) => key === "Escape" && closeMenus(null));
  listen("pagehide", () => closeMenus(null));
}

/** The text of the script, for the addresses of its build. Its size has a budget (`every-page` test). */
export const pageScript = (files: LaterFiles): string => `(${runPage})(${JSON.stringify(files)})`;
