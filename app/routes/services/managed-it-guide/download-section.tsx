import { FormSection } from "~/components/layout/form-section";
import { anchors, managedItGuide } from "~/content/managed-it-guide";
import { guide } from "~/forms/guide";
import { KeptNote } from "./kept-note";

/** The form that the download starts from, and beside it what happens after it is sent. */
export const DownloadSection = () => (
  <FormSection id={anchors.download} tone="mist" form={guide} {...managedItGuide.download}>
    <div className="grow-9 border-t border-rule pt-6">
      <KeptNote />
    </div>
  </FormSection>
);
