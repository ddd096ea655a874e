import { PartnerIcon } from "~/components/drawings/partner-icon";
import type { Partner } from "~/config/partners";
import { lineCard } from "~/content/line-card";
import { controlId, formElementId } from "~/forms/names";
import { procurement } from "~/forms/procurement";
import { lineLabel } from "~/lib/line-label";

interface Props extends Partner {
  /** Its number on the board. */
  port: number;
  /** It was chosen in the post that this page answers. */
  chosen: boolean;
  /** The form was sent, and there is nothing to choose. */
  sent: boolean;
}

const { on, off } = lineCard.list.state;

/** A brand and its check box, which belongs to the form further down (`form="…"`), script or none. */
export function BrandCard({ name, icon, description, port, chosen, sent }: Props) {
  const id = controlId(procurement.id, "interests", name);
  const Card = sent ? "div" : "label";
  return (
    <Card className="brand-card">
      <span className="flex flex-wrap items-center gap-2">
        {!sent && (
          <span className="check size-6 shrink-0">
            <input
              type="checkbox"
              form={formElementId(procurement.id)}
              name="interests"
              value={name}
              id={id}
              defaultChecked={chosen}
              aria-labelledby={`${id}-name`}
              aria-describedby={`${id}-text`}
            />
          </span>
        )}
        <span aria-hidden="true" className="text-small text-muted tabular">
          {lineLabel(port)}
        </span>{" "}
        <PartnerIcon name={icon} />{" "}
        <span id={`${id}-name`} translate="no" className="mr-auto font-head font-bold">
          {name}
        </span>{" "}
        {!sent && (
          <span aria-hidden="true" className="brand-state text-small">
            <span className="brand-off">{off}</span>{" "}
            <span className="brand-on" hidden>
              {on}
            </span>
          </span>
        )}
      </span>{" "}
      <span id={`${id}-text`} className="brand-text block text-muted">
        {description}
      </span>
    </Card>
  );
}
