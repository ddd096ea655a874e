import clsx from "clsx";
import type { ReactElement, ReactNode } from "react";
import { Sentences } from "~/components/ui/sentences";

interface Props {
  title: string | ReactElement;
  /** A line above the title. */
  above?: ReactNode;
  /** Stands beside the words; where two columns are too narrow for the title, beside the sentences under it. */
  drawing?: ReactNode;
  /** The title takes the whole width, and what stands beside its sentences is no taller than they are. */
  low?: boolean;
  /** It says something that belongs on paper, too: below the words, or small beside them. */
  printed?: boolean | "beside";
  children?: ReactNode;
}

/** The head of a page: its one h1, a sentence or two, and perhaps a drawing. */
export const PageHead = ({
  title,
  above,
  drawing,
  low = false,
  printed = false,
  children,
}: Props) => {
  const beside = printed === "beside";
  return (
    <div
      className={clsx(
        "run-start engineering-grid bg-mist pt-6 print:px-0 print:pt-3 print:pb-4",
        "pb-12 lg:pt-8",
        drawing && !low ? "lg:pb-20" : "lg:pb-12",
      )}
    >
      <div
        className={clsx(
          "wrap",
          Boolean(drawing) && "grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_auto] lg:gap-16",
          Boolean(drawing) &&
            (beside ? "print:grid-cols-[minmax(0,1fr)_12.5rem] print:gap-5" : "print:block"),
        )}
      >
        <div
          className={low ? "md:contents" : drawing ? "md:max-lg:contents print:block" : undefined}
        >
          <div className={drawing ? "md:col-span-2" : undefined}>
            {above}
            <h1 className={beside ? "print:text-[18.5pt]" : undefined}>
              {typeof title === "string" ? <Sentences text={title} /> : title}
            </h1>
          </div>
          {children && (
            <div
              className={clsx(
                "max-w-text text-muted",
                drawing ? "mt-6 md:max-lg:mt-0 print:mt-3" : "mt-6",
                low && "lg:mt-0",
              )}
            >
              {children}
            </div>
          )}
        </div>
        {drawing && (
          <div
            className={clsx(
              "lg:w-[min(24rem,32vw)]",
              printed ? "print:w-auto print:max-w-none" : "print:hidden",
              "max-w-form md:max-lg:w-[min(20rem,42vw)]",
            )}
          >
            {drawing}
          </div>
        )}
      </div>
    </div>
  );
};
