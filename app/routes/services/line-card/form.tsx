import { LeadForm } from "~/components/form/lead-form";
import { CheckList } from "~/components/sections/check-list";
import { NextSteps } from "~/components/sections/next-steps";
import { ButtonLink } from "~/components/ui/button";
import { Section } from "~/components/ui/section";
import { lineCard } from "~/content/line-card";
import { procurement } from "~/forms/procurement";

/** The partner inquiry; its chips are the check boxes that the cards are labels of. */
export function LineCardForm() {
  const { title, lead, next, ready, others } = lineCard.form;
  return (
    <Section id="become-a-partner" title={title} lead={lead}>
      <div className="grid gap-12 lg:grid-cols-[7fr_4fr] lg:gap-20">
        <LeadForm form={procurement} />
        <div className="flex flex-col gap-10">
          <NextSteps {...next} />
          <div>
            <h3 className="mb-3 font-semibold">{ready.title}</h3>
            <CheckList items={ready.items} />
          </div>
          <div className="border-t border-rule pt-6">
            <h3 className="font-semibold">{others.title}</h3>
            <p className="mt-2 text-muted">{others.text}</p>
            <ButtonLink to={others.link.to} variant="link">
              {others.link.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
