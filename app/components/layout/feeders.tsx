import clsx from "clsx";
import type { ReactNode } from "react";
import { Feeder, type FeederState } from "~/components/drawings/feeder";
import { ButtonLink } from "~/components/ui/button";

interface Props {
  /** What was asked for, and that its line leads nowhere. */
  open: { label: string; text: string };
  links: readonly { to: string; label: string; text?: string }[];
  /** With the way home, in amber, under the open line. */
  home?: boolean;
}

interface RowProps {
  state: FeederState;
  /** The run begins here. */
  amber?: boolean;
  children: ReactNode;
}

/** One line of the diagram; the bus goes on from it to the next one, and the run from the open line to home. */
const Row = ({ state, amber, children }: RowProps) => (
  <li
    className={clsx(
      "relative flex min-h-23 items-start pb-5 last:min-h-0 last:pb-0 last:before:hidden",
      "before:absolute before:left-0 before:top-6 before:h-full before:border-l-[0.375rem]",
      amber
        ? "before:border-amber after:absolute after:top-4 after:-left-1.25 after:size-4 after:border-2 after:border-ink after:bg-amber"
        : "before:border-petrol",
    )}
  >
    <Feeder state={state} />
    <div className={state === "run" ? "-my-1 grow sm:grow-0" : "min-w-0 py-2.5 pl-4"}>
      {children}
    </div>
  </li>
);

/** A one-line diagram whose names are links: the visitor's line is open, and the others lead somewhere. */
export const Feeders = ({ open, links, home = false }: Props) => (
  <ul>
    <Row state="off" amber={home}>
      <p className="font-semibold">{open.label}</p>
      <p className="text-small text-muted">{open.text}</p>
    </Row>
    {home && (
      <Row state="run">
        <ButtonLink to="/" size="lg" variant="amber">
          Return to Home
        </ButtonLink>
      </Row>
    )}
    {links.map(({ to, label, text }) => (
      <Row key={to} state="on">
        <a href={to} className="cover-link inline-block font-semibold text-ink underline">
          {label}
        </a>
        {text && <p className="text-small text-muted">{text}</p>}
      </Row>
    ))}
  </ul>
);
