import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";

const tones = {
  white: "bg-white",
  mist: "bg-mist",
  band: "bg-band text-band-text [print-color-adjust:exact]",
} as const;

interface Props {
  id?: string;
  tone?: keyof typeof tones;
  /** The section's heading; it names the section for assistive technology too. */
  title?: ReactNode;
  /** One or two sentences under the heading. */
  lead?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A full-width band of the page with one heading and the page's measure. */
export function Section({ id, tone = "white", title, lead, className, children }: Props) {
  return (
    <section id={id} className={classNames(tones[tone], "py-section print:py-6", className)}>
      <div className="wrap">
        {title && (
          <div className="mb-10 max-w-[44rem] md:mb-14 print:mb-4">
            <h2 className="text-heading">{title}</h2>
            {lead && (
              <p className={classNames("mt-3", tone === "band" ? "text-band-muted" : "text-muted")}>
                {lead}
              </p>
            )}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
