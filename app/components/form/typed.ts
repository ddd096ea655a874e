/** What is typed in a form: read from its controls, put back into them, kept for as long as the tab lives. */
export type Typed = Record<string, string[]>;

type ControlElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (one: unknown): one is ControlElement =>
  one instanceof HTMLInputElement ||
  one instanceof HTMLTextAreaElement ||
  one instanceof HTMLSelectElement;

/** The values of a form's controls by name. */
export function typedIn(form: HTMLFormElement): Typed {
  const values: Typed = {};
  for (const [name, value] of new FormData(form)) {
    values[name] = [...(values[name] ?? []), String(value)];
  }
  return values;
}

/** Puts values into a form's visible controls; with `empty`, text that is already there stays, because Firefox puts back what was typed before a reload. Boxes and radio buttons are always set. */
export function fill(form: HTMLFormElement, values: Typed, empty = false): void {
  for (const control of form.elements) {
    if (!isControl(control) || control.type === "hidden") continue;
    const entered = values[control.name];
    if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
      control.checked = entered?.includes(control.value) ?? false;
    } else if (entered && !(empty && control.value)) {
      control.value = entered[0] ?? "";
    }
  }
}

/** `document/page-script.ts` knows this name too: it looks for drafts before there is a script to fill them in. */
const draftOf = (form: string) => `draft:${form}`;

/** Uses the tab's storage; where the browser denies it, there are no drafts and nothing else changes. */
function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Keeps what is typed, so that a reload or a step back loses nothing. */
export const keepDraft = ({ id }: HTMLFormElement, typed: Typed): void =>
  withStorage((storage) => storage.setItem(draftOf(id), JSON.stringify(typed)));

export const draftFor = ({ id }: HTMLFormElement): Typed | undefined =>
  withStorage((storage) => JSON.parse(storage.getItem(draftOf(id)) ?? "null")) ?? undefined;

/** Forgets what was typed, after a success; `id` is the form element's. */
export const dropDraft = (id: string): void =>
  withStorage((storage) => storage.removeItem(draftOf(id)));
