import { useSearchParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import { NoticeBox } from "~/components/ui/notice";
import { useNotifications } from "~/components/ui/toast";
import { DOWNLOAD_AFTER } from "~/forms/answer";
import type { LeadForm } from "~/forms/define";
import { formElementId, outcomeId } from "~/forms/names";
import { useTitlePrefix } from "~/lib/title-prefix";
import { useHydrated } from "~/lib/use-hydrated";
import { focusBelowHeader } from "./focus-below-header";
import { Reference } from "./reference";
import { dropDraft } from "./use-draft";

/** Shows the toast and moves the focus, unless the notice came with the document, which the browser has scrolled to already. */
function useArrival(form: LeadForm): { started: boolean } {
  const [cameLater] = useState(useHydrated());
  const [started, setStarted] = useState(false);
  const { toast, announce } = useNotifications();
  useEffect(() => {
    dropDraft(form);
    if (!cameLater) return;
    // Labels elsewhere on the page, as on the line card, have lost their controls with the form.
    const labels = document.querySelectorAll(`label[for^="${formElementId(form.id)}-"]`);
    for (const label of labels) label.removeAttribute("for");
    toast("ok", form.success);
    const heading = document.getElementById(outcomeId(form.id));
    if (heading) focusBelowHeader(heading);
    // A visitor without script gets the same from the page's Refresh header.
    const { download } = form.success;
    if (!download) return;
    const timer = setTimeout(() => {
      window.location.assign(download.href);
      setStarted(true);
      toast("ok", download.started);
      announce(`${download.started.title}. ${download.started.text}`);
    }, DOWNLOAD_AFTER);
    return () => clearTimeout(timer);
  }, [form, cameLater, toast, announce]);
  return { started };
}

interface Props {
  form: LeadForm;
  /** The address of the form's first field, empty again. */
  again: string;
}

/** Stands in the form's place after a success; its words come from the form, never from the address. */
export function SentNotice({ form, again }: Props) {
  const { title, text, download } = form.success;
  const [query] = useSearchParams();
  const { started } = useArrival(form);
  useTitlePrefix(`${title} | `);
  return (
    <NoticeBox
      tone="ok"
      id={outcomeId(form.id)}
      title={title}
      text={
        <>
          <p>
            {started && download ? `${download.started.title}. ${download.started.text}` : text}
          </p>
          <Reference value={query.get("ref")} />
        </>
      }
    >
      {download && (
        <p className="mt-4">
          <a href={download.href} download className="font-semibold text-petrol underline">
            {download.label}
          </a>
        </p>
      )}
      <p className="mt-4">
        <a href={again} className="font-semibold text-petrol underline">
          Send something else
        </a>
      </p>
    </NoticeBox>
  );
}
