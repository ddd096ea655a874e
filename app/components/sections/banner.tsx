import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";

interface Props {
  title: ReactNode;
  text: string;
  button: string;
  to: string;
}

/** The site's one flood of amber, with a call to action: the page's run ends in its heading, and its form follows. */
export const Banner = ({ title, text, button, to }: Props) => (
  <section className="section tight flood closing print:hidden">
    <div className="wrap">
      <div className="section-head">
        <h2 className="max-w-[52rem] text-display">{title}</h2>
        <p className="mt-4 max-w-prose">{text}</p>
      </div>
      <p className="mt-6 flex flex-wrap gap-4">
        <ButtonLink to={to} size="lg">
          {button}
        </ButtonLink>
      </p>
    </div>
  </section>
);
