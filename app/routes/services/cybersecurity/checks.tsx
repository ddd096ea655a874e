import { Drawing } from "~/components/drawings/drawing";
import { ButtonLink } from "~/components/ui/button";
import type { Action, Card } from "~/content/types";

/** Reasons as the lines of a list that is ticked off. */
export const Checks = ({ cards, button }: { cards: readonly Card[]; button: Action }) => (
  <>
    <ul className="border-b border-rule">
      {cards.map(({ title, text }) => (
        <li
          key={title}
          className="grid break-inside-avoid grid-cols-[2.5rem_1fr] gap-x-5 gap-y-2 border-t border-rule py-5 lg:grid-cols-[2.5rem_5fr_6fr] lg:gap-x-8"
        >
          <Drawing viewBox="0 0 32 32" className="size-8">
            <path d="M0 0h32v32H0z" className="solid" />
            <path d="M8 17l5 5 11-11" className="wall stroke-white" />
          </Drawing>
          <h3>{title}</h3>
          <p className="col-start-2 text-muted lg:col-start-auto">{text}</p>
        </li>
      ))}
    </ul>
    <p className="tap mt-8 print:hidden">
      <ButtonLink to={button.to} size="lg">
        {button.label}
      </ButtonLink>
    </p>
  </>
);
