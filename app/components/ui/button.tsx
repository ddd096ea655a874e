import clsx from "clsx";
import type { ButtonHTMLAttributes, ReactNode } from "react";

/** The border keeps a filled button visible where the visitor's own colors remove the fill. */
const edge = "border-2 border-transparent";

const base =
  "inline-flex items-center justify-center gap-2 rounded-tag font-semibold text-balance wrap-anywhere no-underline cursor-pointer aria-disabled:cursor-progress aria-disabled:opacity-70";

/** Variants and sizes of specification 9. */
const variants = {
  default: `${edge} bg-petrol text-white hover:bg-petrol-deep`,
  destructive: `${edge} bg-danger text-white hover:bg-ink`,
  outline: "border-2 border-petrol text-petrol bg-white hover:bg-tint hover:text-petrol-deep",
  secondary: `${edge} bg-tint text-petrol-deep hover:bg-petrol hover:text-white`,
  ghost: "text-petrol hover:bg-tint hover:text-petrol-deep",
  link: "text-petrol underline hover:text-petrol-deep hover:decoration-2",
  /** On the dark band, where petrol would not be seen. */
  amber: `${edge} bg-amber text-ink hover:bg-white`,
} as const;

const sizes = {
  default: "min-h-12 px-[min(1.5rem,8vw)] py-2.5 max-xs:w-full",
  sm: "min-h-11 px-4 py-2 text-small",
  lg: "min-h-14 px-[min(2rem,6vw)] py-3 max-xs:w-full",
  icon: "size-[48px] p-0",
} as const;

interface Look {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  className?: string;
}

/** The classes of a button, for an element that only looks like one. */
export const buttonLook = ({ variant = "default", size = "default", className }: Look) =>
  clsx(
    base,
    variants[variant],
    variant === "link" ? "min-h-11" : `text-center ${sizes[size]}`,
    className,
  );

export function Button({
  variant,
  size,
  className,
  type = "button",
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type={type}
      className={buttonLook({ variant, size, className: clsx(className, "print:hidden") })}
      {...rest}
    />
  );
}

interface LinkProps extends Look {
  /** A route, an anchor of this page, or a full address. */
  to: string;
  /** A frame of the page, or "_blank" for a new tab; then the label has to say so. */
  target?: string;
  children: ReactNode;
}

/** On paper, a link that names its page, or another site, whose address is printed after it. */
const isPrinted = (to: string, variant: Look["variant"]) =>
  to.startsWith("http") || (variant === "link" && !to.startsWith("#"));

/** A link that looks like a button. */
export const ButtonLink = ({ to, target, children, className, ...rest }: LinkProps) => (
  <a
    href={to}
    target={target}
    rel={target === "_blank" ? "noopener" : undefined}
    className={buttonLook({
      ...rest,
      className: clsx(className, !isPrinted(to, rest.variant) && "print:hidden"),
    })}
  >
    {children}
  </a>
);
