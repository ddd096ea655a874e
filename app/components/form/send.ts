import type { FormState, Rejection } from "~/forms/form-state";
import { ELAPSED } from "~/forms/names";
import { pause } from "~/lib/time";

/** The part of the browser's API that is used here. */
interface TrustedTypes {
  createPolicy(name: "answer", rules: typeof asItIs): typeof asItIs;
}

const asItIs = { createHTML: (html: string) => html };

/** Lets an answer be parsed; a parsed page runs no script. */
const policy =
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("answer", asItIs) ??
  asItIs;

/** What a page says of one of its forms; undefined where it has no such form. */
function stateIn(html: string, form: string): FormState | undefined {
  // Each page has a style sheet of its own, which the policy of this one refuses, and reports.
  const text = html.replace(/<style>.*?<\/style>/s, "");
  const page = new DOMParser().parseFromString(policy.createHTML(text), "text/html");
  const data = page.getElementById(`${form}-form`)?.dataset.form;
  return data ? JSON.parse(data) : undefined;
}

/**
 * How long the page has been open, milliseconds, for the server to tell a person from a program; empty where
 * values were there from the beginning, after an answer or from a draft.
 */
function elapsed(form: HTMLFormElement): string {
  const { form: state = "", draft } = form.closest<HTMLElement>("[data-form]")?.dataset ?? {};
  return draft || state.includes('"rejection"') ? "" : String(Math.round(performance.now()));
}

/** How a post ended; with `address` it was accepted, and the browser would be there now. */
type SendResult = Pick<FormState, "sent" | "rejection"> & { address?: string };

/** Milliseconds from a connection that broke to the second try. */
const AGAIN_AFTER = 1000;

/**
 * Posts once more when no answer came: phones change networks, and the server counts the same content once.
 * Undefined as soon as the visitor leaves the page, because the browser may keep it and show it again;
 * Safari ends the request some time before the page hears that. Throws what the second try throws.
 */
function post(action: string, body: URLSearchParams) {
  let left = false;
  const leaving = new Promise<undefined>((done) => {
    const onLeave = () => {
      left = true;
      done(undefined);
    };
    addEventListener("pagehide", onLeave, { once: true });
  });
  const attempt = async () => {
    const response = await fetch(action, { method: "POST", body });
    return { address: response.url, html: await response.text() };
  };
  const again = () => (left ? undefined : attempt());
  return Promise.race([leaving, attempt().catch(() => pause(AGAIN_AFTER).then(again))]);
}

/**
 * Posts a form as the browser would, and reads what became of it from the page that it would have been
 * shown. No answer, or one that is not ours, is a failure; the result is empty when the visitor left. Never throws.
 */
export async function send(form: HTMLFormElement, id: string): Promise<SendResult> {
  const typed = new FormData(form);
  const failed: Rejection = { form: id, result: { status: "error" }, failure: "failed" };
  const body = new URLSearchParams([...typed].map(([name, value]) => [name, String(value)]));
  body.set(ELAPSED, elapsed(form));
  try {
    const page = await post(form.action, body);
    if (!page) return {};
    const state = stateIn(page.html, id);
    // In development that is the page of an error, which a native post shows.
    if (import.meta.env.DEV && !state) form.submit();
    const { sent, rejection } = state ?? {};
    if (sent) return { sent, address: page.address };
    return { rejection: rejection ?? failed };
  } catch {
    return { rejection: failed };
  }
}
