import type { ReactNode } from "react";

/** The white sheet that a form is filled in on; the notice that takes its place has a frame of its own. */
export const FormSheet = ({ children }: { children: ReactNode }) => (
  <div className="has-[form]:bg-white max-sm:has-[form]:-mx-(--gutter) max-sm:has-[form]:px-(--gutter) max-sm:has-[form]:py-6 sm:has-[form]:border sm:has-[form]:border-field sm:has-[form]:p-8">
    {children}
  </div>
);
