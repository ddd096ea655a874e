import { ButtonLink } from "~/components/ui/button";
import { Section } from "~/components/ui/section";

interface Props {
  title: string;
  text: string;
  button: string;
  to: string;
}

/** A last call to action as short as a line: its button stands across from the words. */
export const ClosingLine = ({ title, text, button, to }: Props) => (
  <Section tone="sheet" rhythm="tight" className="print:hidden">
    <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
      <div className="section-head">
        <h2 className="text-statement">{title}</h2>
        <p className="mt-3 max-w-prose text-muted">{text}</p>
      </div>
      <ButtonLink to={to} size="lg">
        {button}
      </ButtonLink>
    </div>
  </Section>
);
