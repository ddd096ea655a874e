import { FormSection } from "~/components/layout/form-section";
import { PhoneLink } from "~/components/ui/text-link";
import { businessHours } from "~/config/facts";
import { site } from "~/config/site";
import { partnershipPage } from "~/content/partnership";
import { partnership } from "~/forms/partnership";

const { call, ...inquiry } = partnershipPage.inquiry;

/** The inquiry form, what happens to it, and the number to call instead. */
export const PartnershipInquiry = () => (
  <FormSection id="partnership-form-section" tone="mist" closing form={partnership} {...inquiry}>
    <div className="border-t border-rule pt-6 max-lg:hidden">
      <h3>{call}</h3>
      <p>
        <PhoneLink number={site.phone} />
      </p>
      <p className="text-small text-muted">For new inquiries, answered {businessHours}</p>
    </div>
  </FormSection>
);
