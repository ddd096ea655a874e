import { ButtonLink } from "~/components/ui/button";
import { Section } from "~/components/ui/section";
import type { Action } from "~/content/types";

interface Second extends Action {
  /** Where it is as good as the button. */
  boxed?: boolean;
  /** Whom it is for. */
  before?: string;
}

interface Props {
  id?: string;
  title: string;
  text: string;
  button: string;
  to: string;
  also?: Second;
}

const Also = ({ to, label, boxed }: Second) => (
  <ButtonLink to={to} variant={boxed ? "outline" : "link"} size="lg">
    {label}
  </ButtonLink>
);

/** A page's last call to action, on the drawing table: dark, it would be one slab with the footer. */
export const Closing = ({ id, title, text, button, to, also }: Props) => (
  <Section id={id} tone="sheet" rhythm="tight" title={title} intro={text} className="print:hidden">
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
  </Section>
);
