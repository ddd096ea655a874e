import clsx from "clsx";
import type { ReactNode } from "react";
import { Sentences } from "./sentences";

const tones = {
  white: "on-white",
  mist: "bg-mist",
  band: "engineering-grid bg-band text-band-text print-exact",
  blueprint: "blueprint engineering-grid bg-mist",
  sheet: "engineering-grid bg-mist",
  flood: "flood",
} as const;

interface HeadProps {
  /** The section's heading; it names the section for assistive technology too. */
  title: ReactNode;
  /** One or two sentences under the heading. */
  intro?: ReactNode;
  /** On the dark band, where the introduction is paler. */
  onBand?: boolean;
  /** Beside the content where there is room. */
  rail?: boolean;
  /** Over the heading of the section that a page ends in: the amber run ends there. */
  closing?: ReactNode;
}

export const SectionHead = ({ title, intro, onBand, rail, closing }: HeadProps) => (
  <div className={clsx("section-head mb-6", !rail && "max-w-wide lg:mb-10 xl:max-w-none")}>
    {closing}
    <h2>{typeof title === "string" ? <Sentences text={title} wide /> : title}</h2>
    {intro && (
      <p
        className={clsx("mt-3", !rail && "max-w-prose", onBand ? "text-band-muted" : "text-muted")}
      >
        {intro}
      </p>
    )}
  </div>
);

interface Props extends Partial<Omit<HeadProps, "onBand">> {
  id?: string;
  tone?: keyof typeof tones;
  /** The room around it: 64, 112 or 160 px on a wide screen. */
  rhythm?: "tight" | "normal" | "statement";
  className?: string;
  children: ReactNode;
}

/** A full-width part of the page with one heading, and the page's measure. */
export function Section({
  id,
  tone = "white",
  rhythm = "normal",
  title,
  intro,
  rail = false,
  closing,
  className,
  children,
}: Props) {
  const head = title && (
    <SectionHead
      title={title}
      intro={intro}
      rail={rail}
      closing={closing}
      onBand={tone === "band"}
    />
  );
  // A `section` element needs a heading, its own or one among its children; a part with neither is a `div`.
  const Part = title || id ? "section" : "div";
  return (
    <Part
      id={id}
      className={clsx("section", tones[tone], rhythm, Boolean(closing) && "closing", className)}
    >
      <div className="wrap">
        {rail ? (
          <div className="rail">
            {head}
            <div>{children}</div>
          </div>
        ) : (
          <>
            {head}
            {children}
          </>
        )}
      </div>
    </Part>
  );
}
