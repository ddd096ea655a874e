import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";

interface Props {
  title: ReactNode;
  text: string;
  button: string;
  to: string;
  /** A second way on, of less weight. */
  also?: { label: string; to: string };
}

/** The page's last call to act, on the dark band. */
export const Banner = ({ title, text, button, to, also }: Props) => (
  <section className="border-b border-band-rule bg-band py-16 text-band-text md:py-20">
    <div className="wrap grid items-center gap-8 lg:grid-cols-[1fr_auto]">
      <div>
        <h2 className="text-statement">{title}</h2>
        <p className="mt-3 max-w-prose text-band-muted">{text}</p>
      </div>
      <p className="flex flex-wrap gap-4">
        <ButtonLink to={to} variant="amber" size="lg">
          {button}
        </ButtonLink>
        {also && (
          <ButtonLink to={also.to} variant="outline" size="lg">
            {also.label}
          </ButtonLink>
        )}
      </p>
    </div>
  </section>
);
