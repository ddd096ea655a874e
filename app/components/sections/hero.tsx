import clsx from "clsx";
import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { HighlightWord } from "~/components/ui/highlight-word";
import { Spaced } from "~/components/ui/spaced";
import { site } from "~/config/site";
import type { Action } from "~/content/types";
import { Named } from "./named";

interface Props {
  /** Its breadcrumb, which may say the words of the badge already. */
  page?: { label: string; under?: string };
  /** A few words above the headline. */
  badge: string;
  title: string;
  /** The page's one number, or what its price is counted by. */
  figure?: { value?: string; label: string };
  /** Whom the page is for. */
  clients?: string;
  text: ReactNode;
  /** The first is the page's main next step. */
  actions: readonly Action[];
  /** For whom the page is not, and where to go instead. */
  note?: ReactNode;
  /** The page's drawing; it ends with the column. */
  drawing: ReactNode;
  /** Stands where the drawing's amber run ends. */
  callout?: ReactNode;
  /** The run of a drawing without one leaves it at its lower left corner, or begins on the ring of a map. */
  exit?: boolean | "ring";
  /** Drawn as a blueprint, pale on the dark band. */
  dark?: boolean;
}

/** Head of a page with a drawing: seven columns of words, five of plan. */
export function Hero(props: Props) {
  const { page, badge, title, figure, clients, text, actions, note, drawing, callout } = props;
  const { exit, dark } = props;
  // On a phone the breadcrumb leaves a third name out.
  const badgeVisibility = page?.label === badge && (page.under ? "sm:hidden" : "hidden");
  return (
    <div
      className={clsx(
        "hero engineering-grid relative overflow-hidden bg-mist",
        dark && "blueprint",
        callout || exit ? "run-in" : "run-start",
      )}
    >
      <div className="wrap grid items-start gap-6 sm:gap-8 pb-12 pt-6 lg:grid-cols-7-6 lg:gap-8 lg:pb-24 lg:pt-8 print:grid-cols-3-2 print:gap-y-0 print:pt-0 print:pb-4">
        <div className="print:pb-4">
          <p
            className={clsx(
              "mb-5 flex items-center gap-3 text-small font-semibold text-petrol print:flex",
              badgeVisibility,
            )}
          >
            <span className="w-8 border-t-2 border-petrol" aria-hidden="true" />
            <span>
              <Named text={badge} />
            </span>
          </p>
          <h1>
            <HighlightWord text={title} word={site.tagWord} />
          </h1>
          {figure && (
            <p className="mt-4 flex flex-wrap items-baseline gap-x-3 font-semibold">
              {figure.value && (
                <span className="font-head text-statement font-bold text-petrol tabular">
                  {figure.value}
                </span>
              )}{" "}
              {figure.label}
            </p>
          )}
          {clients && <p className={clsx("font-semibold", figure ? "mt-1" : "mt-4")}>{clients}</p>}
          <p className="mt-4 max-w-form sm:text-balance text-muted">{text}</p>
          <p className="mt-6 sm:mt-8 flex flex-wrap gap-4 print:hidden">
            <Spaced>
              {actions.map(({ label, to }, at) => (
                <ButtonLink
                  key={label}
                  to={to}
                  size="lg"
                  variant={at > 0 ? "outline" : dark ? "amber" : "default"}
                >
                  {label}
                </ButtonLink>
              ))}
            </Spaced>
          </p>
          {note && <p className="mt-6 print:hidden">{note}</p>}
        </div>
        <div
          className={clsx(
            callout && "called-out",
            !callout && exit && "exit max-w-text",
            exit === "ring" && "exit-ring",
          )}
        >
          <div className={callout ? "drawn pointer-events-none" : undefined}>{drawing}</div>
          {callout}
          {(callout || exit) && <span className="run-out print:hidden" aria-hidden="true" />}
        </div>
      </div>
    </div>
  );
}
