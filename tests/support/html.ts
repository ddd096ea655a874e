import { type HTMLElement, parse } from "node-html-parser";

/** The part of a page that a selector finds; an Error names the selector if it finds nothing. */
export function part(within: HTMLElement | string, selector: string): HTMLElement {
  const root = typeof within === "string" ? parse(within) : within;
  const found = root.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

/** What an attribute says in every element that a selector finds and that has it. */
export const every = (within: HTMLElement, selector: string, attribute: string): string[] =>
  within.querySelectorAll(selector).flatMap((element) => element.getAttribute(attribute) ?? []);

/** The title of a document. */
export const titleOf = (html: string): string => textOf(part(html, "head > title"));

/** What a reader sees of some markup, on one line. */
export const textOf = (element: HTMLElement): string => element.text.replace(/\s+/g, " ").trim();

/** The form of a declaration in a page. */
export const formIn = (html: string, id: string): HTMLElement => part(html, `form#lead-${id}`);

/** The reference of a row, the beginning of its id; an Error where there is no row. */
export function referenceOf(row: { id?: unknown } | undefined): string {
  if (typeof row?.id !== "string") throw new Error("No row is stored.");
  return row.id.slice(0, 8);
}

/** The same in two groups, as a visitor sees it. */
export const shownReference = (row: { id?: unknown } | undefined): string =>
  referenceOf(row).replace(/^(.{4})/, "$1 ");

/** The controls that name a form as theirs, some of which may stand elsewhere on the page. */
const outside = (form: HTMLElement) =>
  form.closest("body")?.querySelectorAll(`[form="${form.id}"]`) ?? [];

/** What stands in a form's controls, by name: text, chosen options and ticks; nothing for what is empty. */
export function valuesIn(form: HTMLElement): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const control of new Set([...outside(form), ...form.querySelectorAll("[name]")])) {
    const name = control.getAttribute("name") ?? "";
    const type = control.getAttribute("type");
    if (type === "hidden") continue;
    if (control.tagName === "SELECT") {
      const chosen = control.querySelector("option[selected]")?.getAttribute("value");
      if (chosen) values[name] = chosen;
    } else if (type === "checkbox" || type === "radio") {
      if (!control.hasAttribute("checked")) continue;
      const value = control.getAttribute("value") ?? "on";
      const before = values[name];
      values[name] = before === undefined ? value : [before, value].flat();
    } else {
      const text = control.tagName === "TEXTAREA" ? control.text : control.getAttribute("value");
      if (text) values[name] = text;
    }
  }
  return values;
}

/** The names of a form's fields that are marked as wrong, and what is said of each at its control. */
export function faultsIn(form: HTMLElement): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const control of form.querySelectorAll("[aria-invalid=true]")) {
    const described = (control.getAttribute("aria-describedby") ?? "").split(" ");
    const said = described.flatMap((id) => {
      const description = form.getElementById(id);
      return description ? [textOf(description)] : [];
    });
    faults[control.getAttribute("name") ?? ""] = said.join(" ");
  }
  return faults;
}
