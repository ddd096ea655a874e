import { FormSection } from "~/components/layout/form-section";
import { partnershipPage } from "~/content/partnership";
import { partnership } from "~/forms/partnership";

/** The inquiry form, and what happens to it. */
export const PartnershipInquiry = () => (
  <FormSection
    id="partnership-form-section"
    tone="mist"
    form={partnership}
    {...partnershipPage.inquiry}
  />
);
