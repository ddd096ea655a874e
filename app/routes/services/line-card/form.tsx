import { FormSection } from "~/components/layout/form-section";
import { CheckList } from "~/components/sections/check-list";
import { ButtonLink } from "~/components/ui/button";
import { lineCard } from "~/content/line-card";
import { procurement } from "~/forms/procurement";

/** The partner inquiry; its chips are the check boxes that the cards are labels of. */
export function LineCardForm() {
  const { ready, others, ...words } = lineCard.form;
  return (
    <FormSection id="become-a-partner" form={procurement} {...words}>
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
    </FormSection>
  );
}
