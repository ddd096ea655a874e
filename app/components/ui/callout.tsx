import type { ReactNode } from "react";

/** A card on which a drawing's amber run ends. */
export const Callout = ({ children }: { children: ReactNode }) => (
  <div className="callout">{children}</div>
);

/** A callout of one line that begins with its subject. */
export const TitledCallout = ({ title, text }: { title: string; text: string }) => (
  <Callout>
    <p className="text-balance">
      <strong className="font-head">{title}:</strong> <span className="text-muted">{text}</span>
    </p>
  </Callout>
);
