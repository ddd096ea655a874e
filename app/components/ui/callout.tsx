import type { ReactNode } from "react";

/** A raised card on which a drawing's amber run ends. */
export const Callout = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <div className="callout relative max-w-[25rem] rounded-box border-t-6 border-amber bg-white p-5 shadow-lift">
    {children}
    <p aria-hidden="true" className="mt-2 text-small text-muted print:hidden">
      {legend}
    </p>
  </div>
);

/** A callout of one line that begins with its subject. */
export const TitledCallout = ({
  title,
  text,
  legend,
}: {
  title: string;
  text: string;
  legend: string;
}) => (
  <Callout legend={legend}>
    <p>
      <strong className="font-head">{title}:</strong> <span className="text-muted">{text}</span>
    </p>
  </Callout>
);
