import { FormSection } from "~/components/layout/form-section";
import { EmailLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { anchors, managedItGuide } from "~/content/managed-it-guide";
import { guide } from "~/forms/guide";

/** The form that the download starts from, and beside it what happens after it is sent. */
export function DownloadSection({ rhythm }: { rhythm?: "tight" }) {
  const { note, ...words } = managedItGuide.download;
  return (
    <FormSection id={anchors.download} tone="mist" rhythm={rhythm} form={guide} {...words}>
      <div className="border-t border-rule pt-6">
        <h3 className="font-semibold">{note.title}</h3>
        <p className="mt-2">{note.text}</p>
        <p>
          <EmailLink address={site.email} />
        </p>
      </div>
    </FormSection>
  );
}
