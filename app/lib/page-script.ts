/**
 * The only script that runs on a page nobody acts on. It stands in the head as text, so it may use
 * nothing from outside its own braces.
 */
function runPage() {
  const root = document.documentElement;

  // The header is solid from 10 px on (specification 9), and always solid without script.
  const markScroll = () => root.toggleAttribute("data-scrolled", scrollY > 10);
  root.classList.add("js");
  addEventListener("scroll", markScroll, { passive: true });
  markScroll();

  // Remix waits in the template until a visitor enters a form. Boxes and radio buttons need no script.
  const startRemix = () => {
    const parked = document.querySelector<HTMLTemplateElement>("template#app");
    if (parked) document.body.appendChild(parked.content);
  };
  const onEntry = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest("form")) return;
    if (!target.matches("[type=checkbox], [type=radio]")) startRemix();
  };
  addEventListener("focusin", onEntry);
  addEventListener("input", onEntry);

  // A draft of this tab belongs in its form at once; one that was sent is dropped.
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

/** The text of the script. Its size has a budget (scripts/weigh.mjs). */
export const pageScript = `(${runPage})()`;
