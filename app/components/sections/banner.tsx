import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";

interface Props {
  title: ReactNode;
  text: string;
  button: string;
  to: string;
  /** What is drawn in it. */
  flood: ReactNode;
}

/** The site's one flood of amber, with a call to action. */
export const Banner = ({ title, text, button, to, flood }: Props) => (
  <section className="section tight flood print:hidden">
    <div className="wrap relative">
      <div className="absolute top-0 right-(--gutter) w-2/5 max-lg:hidden">{flood}</div>
      <div className="section-head">
        <h2 className="max-w-[52rem] text-display">{title}</h2>
        <p className="mt-6 max-w-prose">{text}</p>
      </div>
      <p className="relative mt-6 sm:mt-8 flex flex-wrap gap-4">
        <ButtonLink to={to} size="lg">
          {button}
        </ButtonLink>
      </p>
    </div>
  </section>
);
