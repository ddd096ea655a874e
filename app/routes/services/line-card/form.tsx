import { FormSection } from "~/components/layout/form-section";
import { CheckList } from "~/components/sections/check-list";
import { lineCard } from "~/content/line-card";
import { procurement } from "~/forms/procurement";

/** The partner inquiry; its chips are the check boxes that the cards are labels of. */
export function LineCardForm() {
  const { ready, ...words } = lineCard.form;
  return (
    <FormSection id="become-a-partner" form={procurement} {...words}>
      <div>
        <h3 className="mb-3 font-semibold">{ready.title}</h3>
        <CheckList items={ready.items} />
      </div>
    </FormSection>
  );
}
