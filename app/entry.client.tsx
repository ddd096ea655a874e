import { hydrateForm } from "./components/form/hydrate-form";

/** Takes over the forms that a visitor has entered; `document/page-script.ts` says which, and loads this. */
for (const form of document.querySelectorAll<HTMLElement>("[data-entered]")) hydrateForm(form);
const takeOver = ({ target }: Event) => {
  if (target instanceof HTMLElement && target.dataset.form) hydrateForm(target);
};
// The event does not bubble.
addEventListener("enter", takeOver, true);
