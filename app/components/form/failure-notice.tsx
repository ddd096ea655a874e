import { useEffect, useRef } from "react";
import { NoticeBox } from "~/components/ui/notice";
import { useToast } from "~/components/ui/toast";
import { site, telHref } from "~/config/site";
import { type Answer, failureNotice } from "~/forms/answer";
import type { LeadForm } from "~/forms/define";

/** Says that nothing was sent, and the ways that do not need this form. */
export function FailureNotice({ form, answer }: { form: LeadForm; answer: Answer }) {
  const notice = failureNotice(form, answer.failure ?? "failed");
  const toast = useToast();
  // An answer that came with the document already stands in the page.
  const shown = useRef(answer);
  useEffect(() => {
    if (shown.current !== answer) toast("danger", failureNotice(form, answer.failure ?? "failed"));
    shown.current = answer;
  }, [answer, form, toast]);
  return (
    <NoticeBox tone="danger" title={notice.title} className="mb-8">
      <p>{notice.text}</p>
      <p className="mt-2">
        Call{" "}
        <a href={telHref(site.phone)} className="font-semibold tabular-nums underline">
          {site.phone}
        </a>{" "}
        or write to{" "}
        <a href={`mailto:${site.email}`} className="font-semibold underline">
          {site.email}
        </a>
        . What you typed is still below.
      </p>
    </NoticeBox>
  );
}
