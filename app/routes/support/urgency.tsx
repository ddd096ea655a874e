import { AskLine } from "~/components/sections/ask-line";
import { Line } from "~/components/ui/line";
import { Section } from "~/components/ui/section";
import { site } from "~/config/site";
import { supportPage } from "~/content/support";

const row = "grid gap-x-8 gap-y-2 md:grid-cols-3-2 lg:grid-cols-2-1";

/** What each urgency means, and how soon a person replies: one target may stand for two of them, and a bracket then joins them. */
export function SupportUrgency() {
  const { title, intro, head, targets, note } = supportPage.urgency;
  const { ticket } = supportPage;
  return (
    <Section id="urgency" tone="blueprint" title={title} intro={intro}>
      <p className={`${row} border-b-2 border-petrol pb-3 font-semibold max-md:hidden`}>
        <span className="col-start-2 pl-4">{head}</span>
      </p>
      <ul className="border-b border-rule">
        {targets.map(({ reply, when, levels }) => (
          <li key={reply} className={`${row} border-rule py-6 not-first:border-t`}>
            <div className="grid gap-y-6">
              {levels.map(({ level, means, example }) => (
                <div key={level} className="grid gap-x-8 gap-y-2 lg:grid-cols-1-3">
                  <h3>{level}</h3>
                  <div>
                    <p className="font-semibold">{means}</p>
                    <p className="mt-1 text-muted">{example}</p>
                  </div>
                </div>
              ))}
            </div>
            <div className="relative grid content-center md:pl-4">
              {levels.length > 1 && (
                <span
                  aria-hidden="true"
                  className="absolute -left-4 inset-y-0 w-3 border-2 border-l-0 border-petrol max-md:hidden"
                />
              )}
              <p className="text-small text-muted md:hidden">{head}</p>
              <p>
                <Line className="font-head text-statement font-bold tabular [&_span]:inline-block [&_span]:whitespace-normal">
                  {reply}
                </Line>
                <span className="text-muted">{when}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-8 max-w-prose text-muted">{note}</p>
      <AskLine to="#ticket" number={site.support.phone} always>
        {ticket.title}
      </AskLine>
    </Section>
  );
}
