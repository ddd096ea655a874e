import type { ReactNode } from "react";

/** A raised card on which a drawing's amber run ends. */
export const Callout = ({ children }: { children: ReactNode }) => (
  <div className="callout relative max-w-[24rem] rounded-box border-t-6 border-amber bg-white p-5 shadow-lift">
    {children}
  </div>
);

/** A callout of one line that begins with its subject. */
export const TitledCallout = ({ title, text }: { title: string; text: string }) => (
  <Callout>
    <p>
      <strong className="font-head">{title}:</strong> <span className="text-muted">{text}</span>
    </p>
  </Callout>
);
