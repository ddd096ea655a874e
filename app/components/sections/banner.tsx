import clsx from "clsx";
import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";

interface Props {
  id?: string;
  title: ReactNode;
  text: string;
  button: string;
  to: string;
  /** A secondary link. */
  also?: { label: string; to: string };
  /** The site's one flood of amber, on a page that goes on after it, and what is drawn in it. */
  flood?: ReactNode;
}

/** A call to action on the dark band. */
export const Banner = ({ id, title, text, button, to, also, flood }: Props) => (
  <section
    id={id}
    className={clsx(
      "section print:hidden",
      flood ? "flood" : "tight engineering-grid bg-band text-band-text",
    )}
  >
    <div className="wrap relative">
      {flood && (
        <div className="absolute inset-y-0 right-(--gutter) hidden w-2/5 items-end lg:flex">
          {flood}
        </div>
      )}
      <div className="section-head">
        <h2 className={clsx("max-w-[52rem]", flood ? "text-display" : "text-statement")}>
          {title}
        </h2>
        <p className={clsx("mt-3 max-w-prose", !flood && "text-band-muted")}>{text}</p>
      </div>
      <p className="relative mt-6 sm:mt-8 flex flex-wrap gap-4">
        <ButtonLink to={to} variant={flood ? "default" : "amber"} size="lg">
          {button}
        </ButtonLink>{" "}
        {also && (
          <ButtonLink to={also.to} variant="outline" size="lg">
            {also.label}
          </ButtonLink>
        )}
      </p>
    </div>
  </section>
);
