import { AskLine } from "~/components/sections/ask-line";
import { Line } from "~/components/ui/line";
import { Section } from "~/components/ui/section";
import { site } from "~/config/site";
import { supportPage } from "~/content/support";

type Level = (typeof supportPage.urgency.targets)[number]["levels"][number];

const Urgency = ({ level, means, example }: Level) => (
  <div className="grid gap-x-8 gap-y-1 border-rule pt-4 not-first:border-t not-last:pb-4 sm:grid-cols-[1fr_4fr] lg:first:pt-2">
    <h3>{level}</h3>
    <div>
      <p className="font-semibold">{means}</p>
      <p className="mt-1 text-muted">{example}</p>
    </div>
  </div>
);

/** The two targets, and which urgencies each of them is for. */
export function SupportUrgency() {
  const { title, intro, head, targets, note } = supportPage.urgency;
  return (
    <Section id="urgency" tone="mist" title={title} intro={intro}>
      <p className="border-b-2 border-petrol pb-3 font-semibold">{head}</p>
      <ul className="border-b border-rule">
        {targets.map(({ reply, when, levels }) => (
          <li
            key={reply}
            className="grid gap-x-8 border-rule py-6 not-first:border-t lg:grid-cols-2"
          >
            <p>
              <Line className="font-head text-statement sm:text-[min(3.125rem,6.5vw)] font-bold tabular text-petrol">
                {reply}
              </Line>
              <span className="text-muted">{when}</span>
            </p>
            <div>
              {levels.map((level) => (
                <Urgency key={level.level} {...level} />
              ))}
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
