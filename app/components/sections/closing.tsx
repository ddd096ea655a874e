import { ButtonLink } from "~/components/ui/button";
import { Section } from "~/components/ui/section";
import type { Action, Ending } from "~/content/types";
import { NextTag } from "./next-tag";

interface Second extends Action {
  /** Where it is as good as the button. */
  boxed?: boolean;
  /** Whom it is for. */
  before?: string;
}

interface Props extends Ending {
  /** When somebody replies, under the button. */
  reply?: string;
  also?: Second;
}

const Also = ({ to, label, boxed }: Second) => (
  <ButtonLink to={to} variant={boxed ? "outline" : "link"} size="lg">
    {label}
  </ButtonLink>
);

/** How a page ends that has no form of its own: on the drawing table, because dark it would be one slab with the footer. */
export const Closing = ({ title, text, button, to, reply, also }: Props) => (
  <Section
    tone="sheet"
    rhythm="tight"
    title={title}
    intro={text}
    closing={<NextTag />}
    className="print:hidden"
  >
    <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <ButtonLink to={to} size="lg">
        {button}
      </ButtonLink>{" "}
      {also?.before ? (
        <span>
          {also.before} <Also {...also} />
        </span>
      ) : (
        also && <Also {...also} />
      )}
    </p>
    {reply && <p className="mt-3 text-small text-muted">{reply}</p>}
  </Section>
);
