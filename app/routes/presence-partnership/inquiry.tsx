import { LeadForm } from "~/components/form/lead-form";
import { CheckList } from "~/components/sections/check-list";
import { NextSteps } from "~/components/sections/next-steps";
import { Section } from "~/components/ui/section";
import { partnershipPage } from "~/content/partnership";
import { partnership } from "~/forms/partnership";

/** The inquiry form, and what happens to it. */
export function PartnershipInquiry() {
  const { title, lead, next, ready } = partnershipPage.inquiry;
  return (
    <Section id="partnership-form-section" tone="mist" title={title} lead={lead}>
      <div className="grid gap-12 lg:grid-cols-[7fr_4fr] lg:gap-20">
        <LeadForm form={partnership} />
        <div className="flex flex-col gap-10">
          <NextSteps {...next} />
          <div>
            <h3 className="mb-3 font-semibold">{ready.title}</h3>
            <CheckList items={ready.items} />
          </div>
        </div>
      </div>
    </Section>
  );
}
