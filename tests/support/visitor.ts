import { expect } from "vitest";
import type { Tab } from "../../scripts/engines/engine.ts";
import { eventually, Hopeless } from "./eventually";
import type { Entry } from "./fill";
import { PRESS_TIME } from "./press-time";

/** Whether an element with this text can be seen. */
const isSeen = (selector: string, text: string) =>
  [...document.querySelectorAll(selector)].some(
    (one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent?.includes(text),
  );

/**
 * The middle of the first such element, brought into the window; or why it cannot be pressed. Not while the page
 * loads: at its end, Firefox scrolls to the fragment of the address again.
 */
function placeOf(selector: string, text: string) {
  if (document.readyState !== "complete") return "the page loads";
  const found = [...document.querySelectorAll(selector)].filter((one) =>
    one.textContent?.includes(text),
  );
  const target = found.find((one) => one.checkVisibility({ visibilityProperty: true }));
  if (!target) return found.length > 0 ? "it is hidden" : "it is not there";
  const place = () => {
    const { left = 0, top = 0, width = 0, height = 0 } = target.getClientRects()[0] ?? {};
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const isOnTop = () => {
    const { x, y } = place();
    const above = document.elementFromPoint(x, y);
    return target.contains(above) || above?.contains(target);
  };
  if (!isOnTop()) target.scrollIntoView({ block: "center", behavior: "instant" });
  // Asks for one more frame, in case the page is at rest.
  requestAnimationFrame(() => {});
  if (!isOnTop()) return "something lies over it";
  return { ...place(), at: Number(document.timeline.currentTime) };
}

/**
 * Begins to listen for a press of the element that is at a place, or of what lies in it; where the page's
 * scripts run, else nobody would hear it. One that the page moved under is heard by another element.
 */
function listenForPress({ x, y }: { x: number; y: number }) {
  if (!document.documentElement.matches(".js")) return;
  Object.assign(window, { pressed: false });
  const hear = () => Object.assign(window, { pressed: true });
  document.elementFromPoint(x, y)?.addEventListener("pointerdown", hear, { once: true });
}

/** False while the page that listens has heard no press; a page that has gone had it. */
const isUnheard = () => (window as { pressed?: boolean }).pressed === false;

const textOf = (selector: string) => document.querySelector(selector)?.textContent?.slice(0, 300);

/** What kind of control of a form a name stands for; it may stand elsewhere on the page. */
const kindOf = (form: string, name: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].find(
    (one) => one.form?.id === `lead-${form}`,
  )?.type ?? "none";

/** The label of a box; the box itself where a press of the label may follow a link in it. */
const boxOf = (box: string) =>
  document.querySelector(`label:has(${box}) a`) ? box : `label:has(${box})`;

const hasLoaded = (address: string) =>
  location.pathname === new URL(address).pathname && document.readyState === "complete";

const hasFocus = (selector: string) => document.activeElement?.matches(selector) ?? false;

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

  const click = async (selector: string, text = ""): Promise<void> => {
    let before: Exclude<ReturnType<typeof placeOf>, string> | undefined;
    let latest = performance.now() + PRESS_TIME;
    const place = await eventually(async () => {
      const last = before;
      const now = await run(placeOf, selector, text);
      if (typeof now === "string") {
        if (now === "the page loads") latest = performance.now() + PRESS_TIME;
        const why = `${selector} "${text}" cannot be pressed: ${now}`;
        throw performance.now() > latest ? new Hopeless(why) : new Error(why);
      }
      before = now;
      // It stands still from one frame to the next: an error above it may have gone at the last key, and
      // Firefox scrolls to what was typed in a frame of its own.
      expect({ ...last, at: 0 }).toEqual({ ...before, at: 0 });
      expect(before.at).toBeGreaterThan(last?.at ?? Number.POSITIVE_INFINITY);
      return before;
    });
    await run(listenForPress, place);
    await tab.click(place.x, place.y);
    // On a loaded machine, Firefox loses a press now and then; ten seconds are long for one that is on its way.
    const heard = async () => expect(await run(isUnheard).catch(() => false)).toBe(false);
    await eventually(heard, 10_000).catch(() => click(selector, text));
  };

  /** Presses a field until it has the focus: on a loaded machine, Firefox loses a press now and then. */
  const enter = (selector: string) =>
    eventually(async () => {
      await click(selector);
      expect(await run(hasFocus, selector), `${selector} has the focus`).toBe(true);
    });

  return {
    ...tab,
    /** Waits for the page itself too: WebKit may answer while the page before it is still there. */
    goto: async (path: string) => {
      await tab.goto(origin + path);
      await until(hasLoaded, true, origin + path);
    },
    run,
    until,
    click,
    enter,
    /** Waits until something can be seen, or no longer. */
    sees: (selector: string, text = "", seen = true) =>
      eventually(async () => {
        const what = `${selector} "${text}" can be seen in “${await run(textOf, selector)}”`;
        expect(await run(isSeen, selector, text), what).toBe(seen);
      }),
    /** Fills a form's controls by their names: types text, chooses an option, ticks values. */
    fill: async (form: string, values: Record<string, Entry>) => {
      for (const [name, value] of Object.entries(values)) {
        const control = `#lead-${form} [name="${name}"]`;
        const kind = await run(kindOf, form, name);
        if (kind === "select-one") await run(choose, form, name, String(value));
        else if (kind === "checkbox" || kind === "radio") {
          const wanted = value === true ? [""] : [value].flat().map((one) => `[value="${one}"]`);
          for (const one of wanted) {
            const box = `[name="${name}"]${one}`;
            await click(await run(boxOf, `:is(#lead-${form} ${box}, ${box}[form="lead-${form}"])`));
          }
        } else {
          await enter(control);
          await tab.type(String(value));
        }
      }
    },
    send: (form: string) => click(`#lead-${form} button[type=submit]`),
  };
}

export type Visitor = ReturnType<typeof visitorOf>;
