import { FormSection } from "~/components/layout/form-section";
import { CheckList } from "~/components/sections/check-list";
import { partnershipPage } from "~/content/partnership";
import { partnership } from "~/forms/partnership";

/** The inquiry form, and what happens to it. */
export function PartnershipInquiry() {
  const { ready, ...words } = partnershipPage.inquiry;
  return (
    <FormSection id="partnership-form-section" tone="mist" form={partnership} {...words}>
      <div>
        <h3 className="mb-3 font-semibold">{ready.title}</h3>
        <CheckList items={ready.items} />
      </div>
    </FormSection>
  );
}
