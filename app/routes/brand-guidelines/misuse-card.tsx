import type { ReactNode } from "react";

/** A thing not to do, drawn under a cross. */
export const MisuseCard = ({ text, children }: { text: string; children: ReactNode }) => (
  <li className="break-inside-avoid">
    <div
      aria-hidden="true"
      className="relative grid h-28 place-items-center overflow-hidden border border-rule bg-white"
    >
      {children}
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        className="absolute left-0 top-0 size-8 fill-danger"
        aria-hidden="true"
      >
        <path d="M0 0h24v24H0z" />
        <path d="m7 7 10 10M17 7 7 17" className="stroke-white stroke-2" />
      </svg>
    </div>
    <p className="mt-3">{text}</p>
  </li>
);
