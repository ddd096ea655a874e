import { AskLine } from "~/components/sections/ask-line";
import { Section } from "~/components/ui/section";
import { site } from "~/config/site";
import { supportPage } from "~/content/support";

/** What each urgency means, and how soon a person replies. */
export function SupportUrgency() {
  const { title, intro, levels, note } = supportPage.urgency;
  return (
    <Section id="urgency" tone="mist" title={title} intro={intro}>
      <ul className="border-b border-rule">
        {levels.map(({ level, kind, reply, when, example }) => (
          <li
            key={level}
            className="grid gap-x-8 gap-y-2 border-t border-rule py-7 md:max-lg:grid-cols-[5fr_6fr] lg:grid-cols-[2fr_4fr_6fr]"
          >
            <h3 className="lg:pt-3">{level}</h3>
            <p>
              <strong className="block font-head text-statement text-petrol tabular">
                {reply}
              </strong>{" "}
              until a person replies <span className="block text-small text-muted">{kind}</span>
            </p>
            <div className="md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 lg:pt-3">
              <p className="font-semibold">{when}</p>
              <p className="mt-1 text-muted">{example}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-8 max-w-prose text-muted">{note}</p>
      <AskLine to="#ticket" number={site.support.phone}>
        Open a ticket
      </AskLine>
    </Section>
  );
}
