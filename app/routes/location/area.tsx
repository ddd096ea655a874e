import { ClockLine } from "~/components/drawings/clock-line";
import { AskLine } from "~/components/sections/ask-line";
import { Section } from "~/components/ui/section";
import type { LocationPage } from "~/content/locations";
import { Circuit } from "./circuit";

/** What stops work here and what keeps it going, then one such day as a worked example. */
export function LocationArea({ location }: { location: LocationPage }) {
  const { aboutArea, example } = location.content;
  return (
    <>
      <Section tone="mist" title={aboutArea.title}>
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
          {aboutArea.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {aboutArea.circuit && <Circuit {...aboutArea.circuit} />}
        <AskLine to="#contact" />
      </Section>
      <Section tone="blueprint" title={example.title} intro={example.intro}>
        <ClockLine titles={example.steps.map(({ title }) => title)} />
        <ol className="grid gap-y-5 md:mt-6 lg:auto-cols-fr lg:grid-flow-col">
          {example.steps.map(({ title, text }) => (
            <li key={title} className="pr-6">
              <h3>{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
