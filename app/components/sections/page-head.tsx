import clsx from "clsx";
import type { ReactElement, ReactNode } from "react";
import { Sentences } from "~/components/ui/sentences";

interface Props {
  title: string | ReactElement;
  /** A line above the title. */
  above?: ReactNode;
  /** Stands beside the words, as wide as it asks for. */
  drawing?: ReactNode;
  /** On narrow screens it is left out. */
  wideOnly?: boolean;
  /** `long` for a title whose words are too long for the largest size, `quiet` for one on a page with little on it. */
  size?: keyof typeof sizes;
  children?: ReactNode;
}

const sizes = {
  display: "text-display",
  long: "text-statement max-sm:text-[min(2rem,10.5vw)] sm:text-[3.125rem] xl:text-[4rem]",
  quiet: "text-statement max-sm:text-[min(2rem,10.5vw)] sm:text-[3.125rem]",
} as const;

/** The head of a page: its one h1, a sentence or two, and perhaps a drawing. */
export const PageHead = ({
  title,
  above,
  drawing,
  wideOnly,
  size = "display",
  children,
}: Props) => (
  <div className="run-start engineering-grid bg-mist pb-12 pt-4 lg:pb-20 lg:pt-12 print:p-0 print:pb-4">
    <div
      className={clsx(
        "wrap",
        Boolean(drawing) && "grid items-start gap-8 lg:grid-cols-[1fr_auto] lg:gap-16",
      )}
    >
      <div>
        {above}
        <h1 className={clsx(sizes[size], !drawing && "max-w-[16ch]")}>
          {typeof title === "string" ? <Sentences text={title} /> : title}
        </h1>
        {children && <div className="mt-6 max-w-[44rem] text-muted">{children}</div>}
      </div>
      {drawing && (
        <div className={clsx("print:hidden", wideOnly && "max-lg:hidden")}>{drawing}</div>
      )}
    </div>
  </div>
);
