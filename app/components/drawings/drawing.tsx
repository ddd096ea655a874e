import clsx from "clsx";
import type { ReactNode } from "react";

interface Props {
  /** Left, top, width and height; the last two are its size where no style sheet says another. */
  viewBox: string;
  /** What it says. Without one it is decoration, and not read out. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** The sheet of every drawing: lines without a fill, also without the style sheet. */
export const Drawing = ({ viewBox, label, className, children }: Props) => {
  const [, , width, height] = viewBox.split(" ");
  return (
    <svg
      fill="none"
      stroke="currentColor"
      viewBox={viewBox}
      width={width}
      height={height}
      className={clsx("drawing", className)}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {children}
    </svg>
  );
};
