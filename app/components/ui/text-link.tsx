import clsx from "clsx";
import type { ReactNode } from "react";
import { telHref } from "~/lib/phone-number";

interface Look {
  /** Part of a sentence; otherwise it is tall enough for a finger. */
  inline?: boolean;
  className?: string;
}

interface Props extends Look {
  /** A route, an anchor of this page, or a full address. */
  to: string;
  children: ReactNode;
}

/** A link in the color of the text around it on white, mist or tint. */
export const TextLink = ({ to, inline = false, className, children }: Props) => (
  <a
    href={to}
    rel={to.startsWith("http") ? "noopener" : undefined}
    className={clsx(
      "font-semibold text-petrol underline",
      !inline && "inline-flex min-h-11 items-center",
      className,
    )}
  >
    {children}
  </a>
);

/** A number as people write it, and a call on a phone. */
export const PhoneLink = ({ number, inline, className }: Look & { number: string }) => (
  <TextLink
    to={telHref(number)}
    inline={inline}
    className={clsx("tabular", inline && "inline-block", className)}
  >
    {number}
  </TextLink>
);

export const EmailLink = ({ address, inline, className }: Look & { address: string }) => (
  <TextLink to={`mailto:${address}`} inline={inline} className={className}>
    {address}
  </TextLink>
);
