import type { ReactNode } from "react";

/** A card on which a drawing's amber run ends. */
export const Callout = ({ children }: { children: ReactNode }) => (
  <div className="callout">{children}</div>
);

/** A callout of one line that begins with its subject. */
export const TitledCallout = ({
  title,
  text,
  legend,
}: {
  title: string;
  text: string;
  /** What the line means, where a visitor meets it first; its color is left out where it has another. */
  legend?: { before: string; color: string; after: string };
}) => (
  <Callout>
    <p className="text-balance">
      <strong className="font-head">{title}:</strong> <span className="text-muted">{text}</span>
    </p>
    {legend && (
      <p aria-hidden="true" className="mt-2 text-small text-muted print:hidden">
        {legend.before} <span className="ours">{legend.color}</span> {legend.after}
      </p>
    )}
  </Callout>
);
