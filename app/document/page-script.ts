/** The part of the browser's API that is used here. */
interface TrustedTypes {
  createPolicy<Rules>(name: "start", rules: Rules): Rules;
}

/** Listens for an event of the page, which comes from elements of one kind. */
type Listen = <Target>(
  type: string,
  listener: (event: KeyboardEvent & SubmitEvent & FormDataEvent & { target: Target }) => void,
) => void;

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
  const listen = addEventListener as Listen;
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
    form.dataset.entered = "";
    for (const src of files[form.dataset.form ? "forms" : "search"].splice(0)) {
      addToHead("script", { type: "module", async: false, src: policy.createScriptURL(src) });
    }
    form.dispatchEvent(new Event("enter"));
  };
  const onEntry = ({ target }: { target: HTMLInputElement }) => {
    const form = target.closest?.<HTMLElement>("[data-form]:not([data-entered])");
    if (form && !/checkbox|radio|fieldset/.test(target.type)) enter(form);
  };
  listen("focusin", onEntry);
  listen("input", onEntry);

  // Safari's arrow keys stop at the ends of a group of radio buttons.
  listen<HTMLInputElement>("keydown", ({ target: radio, key }) => {
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
    if (search === loaded) return;
    for (const [, form] of (search + loaded).matchAll(/sent=([^&]+)/g)) {
      if (page.getElementById(`${form}-form`)?.dataset.entered !== "") location.replace(search);
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
    kept.began ??= `${loaded.match(/utm_[^&]+/g)?.join("&") ?? ""}&first_page=${location.pathname}&referrer=${page.referrer.split("/")[2] ?? ""}`;
    listen<HTMLFormElement>("formdata", ({ target, formData }) => {
      // Not for a search, whose values are in its address.
      if (target.method === "post" && !formData.get("campaign"))
        formData.set("campaign", kept.began);
    });

    // Drops the draft of a form that this tab has sent; any link can lead to the page that says so.
    if (loaded.includes(`sent=${kept.sent}&`)) delete kept[`draft:lead-${kept.sent}`];
    kept.sent = "";
    listen<HTMLFormElement>("submit", ({ target, defaultPrevented }) => {
      if (!defaultPrevented) kept.sent = target.id.slice(5);
    });

    // Puts this tab's drafts into their forms at once.
    for (const { id, parentElement } of page.forms) {
      if (kept[`draft:${id}`]) enter(parentElement as HTMLElement);
    }
  } catch {
    // The browser keeps nothing for this site.
  }

  listen<Element>("click", ({ target }) => {
    // The arrows of a carousel press its radio buttons, and go round.
    const arrow = target.closest?.<HTMLElement>("[data-step]");
    if (arrow) {
      const carousel = arrow.closest("fieldset") as HTMLFieldSetElement;
      const dots = [...carousel.querySelectorAll("input")];
      const at = dots.findIndex(({ checked }) => checked) + Number(arrow.dataset.step);
      (dots.at(at) ?? dots[0])?.click();
    }

    // A frame that nothing was loaded into yet takes no focus.
    const frame = page.querySelector(`iframe[name="${target.closest?.("a")?.target}"]`);
    frame?.addEventListener("load", () => frame.removeAttribute("inert"));
  });

  // Header menus are native; Escape, a press elsewhere and leaving them close them. The focus goes back to
  // the button of a menu it was in, or when it was nowhere: Safari on a Mac focuses no button that is clicked.
  const closeMenus = ({ target }: { target: Node | null }) => {
    for (const menu of page.querySelectorAll<HTMLDetailsElement>("header details[open]")) {
      if (menu.contains(target)) continue;
      const focused = page.activeElement;
      menu.open = false;
      if (menu.contains(focused) || focused === page.body) menu.querySelector("summary")?.focus();
    }
  };
  listen("pointerdown", closeMenus);
  listen("focusin", closeMenus);
  listen("pagehide", closeMenus);
  listen("keydown", ({ key }) => key === "Escape" && closeMenus({ target: null }));

  // Safari puts no caret into a field that a link leads to.
  listen<HTMLInputElement>("focusin", ({ target }) => {
    if (location.hash === `#${target.id}`) target.select?.();
  });
}

/** The text of the script, for the addresses of its build. Its size has a budget (`every-page` test). */
export const pageScript = (files: LaterFiles): string => `(${runPage})(${JSON.stringify(files)})`;
