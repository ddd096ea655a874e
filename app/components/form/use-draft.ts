import { type RefObject, useCallback, useEffect } from "react";
import type { LeadForm } from "~/forms/define";
import { formElementId } from "~/forms/names";

/** `lib/page-script.ts` knows this name too: it looks for drafts before there is a form to hold them. */
const key = (form: LeadForm) => `draft:${formElementId(form.id)}`;

/** Uses the tab's storage; where the browser denies it, there are no drafts and nothing else changes. */
function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Forgets what was typed, after a success. */
export const dropDraft = (form: LeadForm): void =>
  withStorage((storage) => storage.removeItem(key(form)));

/** Fills one control from its draft, unless the page came with a value of its own. */
function restore(control: Element | RadioNodeList | null, values: string[]) {
  const nodes = control instanceof RadioNodeList ? [...control] : [control];
  for (const node of nodes) {
    if (node instanceof HTMLInputElement && /^(checkbox|radio)$/.test(node.type)) {
      node.checked = values.includes(node.value);
    } else if (
      node instanceof HTMLInputElement ||
      node instanceof HTMLTextAreaElement ||
      node instanceof HTMLSelectElement
    ) {
      node.value ||= values[0] ?? "";
    }
  }
}

/**
 * Keeps what is typed for as long as the tab lives, so that a reload or a step back loses nothing.
 * Returns the handler for the form's input events.
 */
export function useDraft(form: LeadForm, element: RefObject<HTMLFormElement>): () => void {
  useEffect(() => {
    const draft = withStorage((storage) => storage.getItem(key(form)));
    if (!draft || !element.current) return;
    const values: Record<string, string[]> = JSON.parse(draft);
    for (const [name, texts] of Object.entries(values)) {
      restore(element.current.elements.namedItem(name), texts);
    }
  }, [form, element]);
  return useCallback(() => {
    if (!element.current) return;
    const typed = new FormData(element.current);
    const values = Object.keys(form.fields).map((name) => [name, typed.getAll(name)]);
    const draft = JSON.stringify(Object.fromEntries(values));
    withStorage((storage) => storage.setItem(key(form), draft));
  }, [form, element]);
}
