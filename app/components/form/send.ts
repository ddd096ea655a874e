import type { Answer, Failure, FormState } from "~/forms/answer";
import { isTooLarge } from "~/lib/posted-form";

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

/** How a post ended; with `address` it was accepted, and the browser would be there now. */
type SendResult = Pick<FormState, "sent" | "answer"> & { address?: string };

/**
 * Posts a form as the browser would, and reads what became of it from the page that it would have been
 * shown. No answer, or one that is not ours, is a failure. A form that is too large is not
 * sent. Never throws.
 */
export async function send(form: HTMLFormElement, id: string): Promise<SendResult> {
  const typed = new FormData(form);
  const failed = (failure: Failure) => {
    const answer: Answer = { form: id, result: { status: "error" }, failure };
    return { answer };
  };
  if (isTooLarge(typed)) return failed("too-large");
  const body = new URLSearchParams([...typed].map(([name, value]) => [name, String(value)]));
  try {
    const response = await fetch(form.action, { method: "POST", body });
    const { sent, answer } = stateIn(await response.text(), id) ?? {};
    if (sent) return { sent, address: response.url };
    return answer ? { answer } : failed("failed");
  } catch {
    return failed("failed");
  }
}
