import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { Section } from "~/components/ui/section";
import type { Action } from "~/content/types";

interface Props {
  id?: string;
  title: string;
  text: string;
  button: string;
  to: string;
  also?: Action;
  /** What the page's subject comes down to, as large as a headline. */
  figure: ReactNode;
}

/** The end of a page that is drawn for its subject, on the drawing table. */
export const Closing = ({ id, title, text, button, to, also, figure }: Props) => (
  <Section id={id} tone="sheet" title={title} intro={text} className="print:hidden">
    {figure}
    <p className="mt-6 flex flex-wrap gap-4">
      <ButtonLink to={to} size="lg">
        {button}
      </ButtonLink>{" "}
      {also && (
        <ButtonLink to={also.to} variant="outline" size="lg">
          {also.label}
        </ButtonLink>
      )}
    </p>
  </Section>
);
