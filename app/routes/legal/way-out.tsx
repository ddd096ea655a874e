import clsx from "clsx";
import type { ReactNode } from "react";
import { TextLink } from "~/components/ui/text-link";

interface Props {
  to: string;
  /** On a wider screen too. */
  always?: boolean;
  children: ReactNode;
}

/** What a visitor can do after a part of the text; on a phone, where that is a long way down, in one line with the way back to the list. */
export const WayOut = ({ to, always = false, children }: Props) => (
  <p
    className={clsx("flex flex-wrap justify-between gap-x-4 print:hidden", !always && "sm:hidden")}
  >
    <TextLink to={to}>{children}</TextLink>{" "}
    <a
      href="#contents"
      className="inline-flex min-h-11 items-center text-petrol underline sm:hidden"
    >
      All sections
    </a>
  </p>
);
