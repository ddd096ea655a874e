import { useActionData, useLocation, useMatches, useSearchParams } from "@remix-run/react";
import { type FormDeclaration, withHint } from "~/forms/define";
import type { FormState, Rejection } from "~/forms/form-state";
import { readSent } from "~/forms/read-sent";
import { FormIsland } from "./form-island";

interface Props {
  form: FormDeclaration;
  /** Over its message, in place of the declaration's. */
  hint?: string;
}

/** The state without what was posted: that stands in the form's controls, where its script reads it. */
const stateOnly = ({ rejection, ...state }: FormState): FormState => {
  if (!rejection) return state;
  const { initialValue: _, ...result } = rejection.result;
  return { ...state, rejection: { ...rejection, result } };
};

/**
 * A declared form where a page wants it, or after it was sent its notice. What the form's script has
 * to know stands beside it, in `data-form` (docs/decisions/0011).
 */
export function LeadForm({ form, hint }: Props) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const rejection = useActionData<Rejection>();
  // An unknown address takes no posts, so the not-found page posts to home.
  const unknown = useMatches().at(-1)?.id === "not-found";
  const state: FormState = {
    form: form.id,
    page: unknown ? "/" : pathname,
    hint,
    sent: readSent(query, form.id),
    rejection: rejection?.form === form.id ? rejection : undefined,
  };
  return (
    <div id={`${form.id}-form`} data-form={JSON.stringify(stateOnly(state))}>
      <FormIsland declaration={withHint(form, hint)} state={state} />
    </div>
  );
}
