import { useLocation, useMatches, useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useToast } from "~/components/ui/toast";
import { DOWNLOAD_AFTER } from "~/forms/answer";
import type { LeadForm as Declaration } from "~/forms/define";
import { FormBody } from "./form-body";
import { SentNotice } from "./sent-notice";
import { useBusy } from "./use-busy";
import { dropDraft } from "./use-draft";

/**
 * A declared form in its place: the form until it was sent, its notice after that. The wrapper is
 * the fragment of the form's action, so that a browser without script lands here with either.
 */
export function LeadForm({ form }: { form: Declaration }) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const busy = useBusy(form);
  const sent = query.get("sent") === form.id && !busy;
  // An unknown address takes no posts: what is sent from its page goes to home.
  const unknown = useMatches().at(-1)?.id === "not-found";
  const here = `${unknown ? "/" : pathname}#${form.id}-form`;
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(sent);
  const toast = useToast();
  useEffect(() => {
    if (sent) dropDraft(form);
    const arrived = sent && !before.current;
    before.current = sent;
    if (!arrived) return;
    toast("ok", form.success);
    place.current?.focus();
    // A visitor without script gets the same from the page's Refresh header.
    const { download } = form.success;
    if (!download) return;
    const timer = setTimeout(() => {
      window.location.assign(download.href);
      toast("ok", download.started);
    }, DOWNLOAD_AFTER);
    return () => clearTimeout(timer);
  }, [sent, form, toast]);
  return (
    <div id={`${form.id}-form`} ref={place} tabIndex={-1}>
      {sent ? (
        <SentNotice form={form} again={here} />
      ) : (
        <FormBody form={form} action={here} busy={busy} />
      )}
    </div>
  );
}
