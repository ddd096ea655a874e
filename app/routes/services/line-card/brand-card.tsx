import { PartnerIcon } from "~/components/drawings/partner-icon";
import { lineCard } from "~/content/line-card";
import type { Partner } from "~/content/partners";
import { controlId } from "~/forms/names";
import { procurement } from "~/forms/procurement";

interface Props extends Partner {
  /** Its number on the board. */
  port: string;
  /** The form was sent, and its check boxes are gone. */
  sent: boolean;
}

/** A second label of the brand's check box in the form; the style sheet shows one of its two states. */
export const BrandCard = ({ name, icon, description, port, sent }: Props) => {
  const { on, off } = lineCard.list.state;
  const box = sent ? undefined : controlId(procurement.id, "interests", name);
  return (
    <label htmlFor={box} className="brand-card">
      <span className="flex items-start justify-between gap-4">
        <span className="font-head font-bold">
          <span
            aria-hidden="true"
            className="block font-text text-small font-normal text-muted tabular"
          >
            {port}
          </span>
          {name}
        </span>
        <PartnerIcon name={icon} />
      </span>
      <span className="mt-2 mb-5 block text-muted">{description}</span>
      <span className="brand-state brand-off">{off}</span>
      <span className="brand-state brand-on" hidden>
        {on}
      </span>
    </label>
  );
};
