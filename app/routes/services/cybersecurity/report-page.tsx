import { ButtonLink } from "~/components/ui/button";
import type { Action, Card } from "~/content/types";

interface Props {
  cards: readonly Card[];
  button: Action;
}

/** The example's monthly report as one page, each of its figures with the reason behind it. */
export const ReportPage = ({ cards, button }: Props) => (
  <>
    <div className="break-inside-avoid border-2 border-petrol bg-white px-4 sm:px-6">
      <p className="border-b-2 border-petrol py-3 text-small font-semibold text-petrol">
        Four reasons to choose us, on the example’s report
      </p>
      <ul>
        {cards.map(({ title, text, figures = [] }) => (
          <li
            key={title}
            className="grid items-baseline gap-x-8 border-t border-rule py-4 first:border-0 sm:grid-cols-[11rem_1fr] lg:grid-cols-[11rem_4fr_7fr]"
          >
            {figures.map(({ value, label }) => (
              <p key={label} className="max-sm:mb-1 sm:max-lg:row-span-2">
                <span className="font-head text-statement font-bold text-petrol tabular">
                  {value}
                </span>{" "}
                <span className="text-small text-muted">{label}</span>
              </p>
            ))}
            <h3>{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
    <p className="mt-8 print:hidden">
      <ButtonLink to={button.to} size="lg">
        {button.label}
      </ButtonLink>
    </p>
  </>
);
