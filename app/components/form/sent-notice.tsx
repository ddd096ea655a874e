import { Link } from "@remix-run/react";
import { NoticeBox } from "~/components/ui/notice";
import type { LeadForm } from "~/forms/define";

/** Stands in the form's place after a success; its words come from the form, never from the address. */
export const SentNotice = ({ form, again }: { form: LeadForm; again: string }) => (
  <NoticeBox tone="ok" title={form.success.title}>
    <p>{form.success.text}</p>
    <p className="mt-4">
      <Link to={again} className="font-semibold text-petrol underline">
        Send something else
      </Link>
    </p>
  </NoticeBox>
);
