import { Section } from "~/components/ui/section";
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
            className="grid gap-x-8 gap-y-2 border-t border-rule py-7 lg:grid-cols-[4fr_7fr]"
          >
            <div>
              <h3 className="text-statement text-petrol lg:text-display">{level}</h3>
              <p className="mt-2">
                <strong className="tabular">{reply}</strong> until a person replies
              </p>
              <p className="text-small text-muted">{kind}</p>
            </div>
            <div>
              <p className="font-semibold">{when}</p>
              <p className="mt-1 text-muted">{example}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-8 max-w-prose text-muted">{note}</p>
    </Section>
  );
}
