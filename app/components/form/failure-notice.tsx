import { NoticeBox } from "~/components/ui/notice";
import { site } from "~/config/site";
import type { Notice } from "~/forms/define";
import { telHref } from "~/lib/phone-number";
import { Reference } from "./reference";

/** Says that nothing was sent, and the ways that do not need this form. */
export const FailureNotice = ({ title, text, reference }: Notice & { reference?: string }) => (
  <NoticeBox tone="danger" title={title} className="mb-8">
    <p>{text}</p>
    <p className="mt-2">
      Call{" "}
      <a href={telHref(site.phone)} className="font-semibold tabular-nums underline">
        {site.phone}
      </a>{" "}
      or email{" "}
      <a href={`mailto:${site.email}`} className="font-semibold underline">
        {site.email}
      </a>
      . Everything you typed is still in the form below.
    </p>
    <Reference value={reference} />
  </NoticeBox>
);
