import clsx from "clsx";

interface Props {
  /** A dash, for what is not included. */
  out?: boolean;
  className?: string;
}

/** A square before what is included, by its border, which forced colors keep. */
export const Sign = ({ out = false, className }: Props) => (
  <span
    aria-hidden="true"
    className={clsx(
      "w-3 shrink-0 border-petrol",
      out ? "mt-[calc(0.8em-1px)] h-0 border-t-2" : "mt-[calc(0.8em-6px)] h-3 border-6",
      className,
    )}
  />
);
