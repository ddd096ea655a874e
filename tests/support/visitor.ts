import { expect } from "vitest";
import type { Tab } from "../../scripts/engines/engine";
import { eventually } from "./eventually";
import type { Entry } from "./fill";

/** The middle of the first element that can be seen and has the text, brought into the window; null where there is none. */
function placeOf(selector: string, text = "") {
  const target = [...document.querySelectorAll(selector)].find(
    (one) =>
      one.getClientRects().length > 0 &&
      getComputedStyle(one).visibility === "visible" &&
      one.textContent?.includes(text),
  );
  const boxOf = () => target?.getClientRects()[0];
  const { top = 0, bottom = 0 } = boxOf() ?? {};
  if (top < 0 || bottom > innerHeight) target?.scrollIntoView({ block: "center" });
  const box = boxOf();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** What kind of control a name stands for, and how many of them there are to be ticked. */
const kindOf = (form: string, name: string) =>
  document.querySelector<HTMLInputElement>(`#lead-${form} [name="${name}"]`)?.type ?? "none";

/** Chooses an option as the control's own list would; lists of options are windows of the system. */
function choose(form: string, name: string, value: string) {
  const select = [...document.querySelectorAll("select")].find(
    (one) => one.form?.id === `lead-${form}` && one.name === name,
  );
  if (!select) return;
  select.focus();
  select.value = value;
  for (const kind of ["input", "change"]) select.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** Someone with a tab of an engine, on a site: looks at the page, presses, types. */
export function visitorOf(tab: Tab, origin: string) {
  /** The value of a function in the page; it can use nothing from outside its own body but its arguments. */
  const run = async <A extends unknown[], T>(work: (...given: A) => T, ...given: A) =>
    (await tab.evaluate(`(${work})(...${JSON.stringify(given)})`)) as T;

  /** Waits until a function says so of the page; a page that is only arriving is asked again. */
  const until = <A extends unknown[], T>(work: (...given: A) => T, wanted: T, ...given: A) =>
    eventually(async () => expect(await run(work, ...given)).toEqual(wanted));

  const click = (selector: string, text = "") =>
    eventually(async () => {
      const place = await run(placeOf, selector, text);
      if (!place) throw new Error(`There is no ${selector} "${text}" to press`);
      await tab.click(place.x, place.y);
    });

  return {
    ...tab,
    goto: (path: string) => tab.goto(origin + path),
    run,
    until,
    click,
    /** Waits until something can be seen, or no longer. */
    sees: (selector: string, text = "", seen = true) =>
      eventually(async () =>
        expect([selector, text, (await run(placeOf, selector, text)) !== null]).toEqual([
          selector,
          text,
          seen,
        ]),
      ),
    /** Fills a form's controls by their names: types text, chooses an option, ticks values. */
    fill: async (form: string, values: Record<string, Entry>) => {
      for (const [name, value] of Object.entries(values)) {
        const control = `#lead-${form} [name="${name}"]`;
        const kind = await run(kindOf, form, name);
        if (kind === "select-one") await run(choose, form, name, String(value));
        else if (kind === "checkbox" || kind === "radio") {
          const wanted = value === true ? [""] : [value].flat().map((one) => `[value="${one}"]`);
          for (const one of wanted) await click(`label:has(${control}${one})`);
        } else {
          await click(control);
          await tab.type(String(value));
        }
      }
    },
    send: (form: string) => click(`#lead-${form} button[type=submit]`),
  };
}

export type Visitor = ReturnType<typeof visitorOf>;
