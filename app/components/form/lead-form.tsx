import { useLocation, useMatches, useSearchParams } from "@remix-run/react";
import type { LeadForm as Declaration } from "~/forms/define";
import { controlId, outcomeId } from "~/forms/names";
import { FormBody } from "./form-body";
import { SentNotice } from "./sent-notice";
import { useBusy } from "./use-busy";

/** A declared form, or after it was sent its notice. */
export function LeadForm({ form }: { form: Declaration }) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const busy = useBusy(form);
  const sent = query.get("sent") === form.id && !busy;
  // An unknown address takes no posts, so the not-found page posts to home.
  const unknown = useMatches().at(-1)?.id === "not-found";
  const page = unknown ? "/" : pathname;
  const [firstField = ""] = Object.keys(form.fields);
  return (
    <div id={`${form.id}-form`} data-sent={sent || undefined}>
      {sent ? (
        <SentNotice form={form} again={`${page}#${controlId(form.id, firstField)}`} />
      ) : (
        <FormBody form={form} action={`${page}#${outcomeId(form.id)}`} busy={busy} />
      )}
    </div>
  );
}
