import clsx from "clsx";
import type { ReactNode } from "react";

const tones = {
  white: "bg-white",
  mist: "bg-mist",
  band: "bg-band text-band-text [print-color-adjust:exact]",
} as const;

interface HeadProps {
  /** The section's heading; it names the section for assistive technology too. */
  title: ReactNode;
  /** One or two sentences under the heading. */
  lead?: ReactNode;
  /** On the dark band, where the lead is paler. */
  onBand?: boolean;
}

export const SectionHead = ({ title, lead, onBand = false }: HeadProps) => (
  <div className="mb-10 max-w-[44rem] md:mb-14 print:mb-4">
    <h2 className="text-heading">{title}</h2>
    {lead && <p className={clsx("mt-3", onBand ? "text-band-muted" : "text-muted")}>{lead}</p>}
  </div>
);

interface Props extends Partial<Pick<HeadProps, "title" | "lead">> {
  id?: string;
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
}

/** A full-width band of the page with one heading and the page's measure. */
export function Section({ id, tone = "white", title, lead, className, children }: Props) {
  return (
    <section id={id} className={clsx(tones[tone], "py-section print:py-6", className)}>
      <div className="wrap">
        {title && <SectionHead title={title} lead={lead} onBand={tone === "band"} />}
        {children}
      </div>
    </section>
  );
}
