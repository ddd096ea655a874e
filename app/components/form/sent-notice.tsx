import { useSearchParams } from "@remix-run/react";
import { NoticeBox } from "~/components/ui/notice";
import type { LeadForm } from "~/forms/define";
import { Reference } from "./reference";

/** Stands in the form's place after a success; its words come from the form, never from the address. */
export function SentNotice({ form, again }: { form: LeadForm; again: string }) {
  const { title, text, download } = form.success;
  const [query] = useSearchParams();
  return (
    <NoticeBox tone="ok" title={title}>
      <p>{text}</p>
      <Reference value={query.get("ref")} />
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
