import { ClockLine, timeOf } from "~/components/drawings/clock-line";
import { AskLine } from "~/components/sections/ask-line";
import { CheckList } from "~/components/sections/check-list";
import { Split } from "~/components/sections/split";
import { Section, SectionHead } from "~/components/ui/section";
import type { LocationPage } from "~/content/locations";
import { ClosedOffice, Distances } from "./beside-area";

/** A step's name; the wide line above it has its time. */
const StepName = ({ title }: { title: string }) => {
  const time = timeOf(title);
  return (
    <>
      <span className="lg:sr-only">{time}: </span>
      <span className="lg:inline-block lg:first-letter:uppercase">
        {title.slice(time.length + 2)}
      </span>
    </>
  );
};

export function LocationArea({ location }: { location: LocationPage }) {
  const { aboutArea, example } = location.content;
  return (
    <Section tone="mist" title={aboutArea.title}>
      <Split
        beside={
          aboutArea.closed ? (
            <ClosedOffice {...aboutArea.closed} />
          ) : (
            <Distances location={location} />
          )
        }
      >
        <div className="flex flex-col gap-6">
          {aboutArea.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {aboutArea.asks && <CheckList items={aboutArea.asks} not />}
        </div>
      </Split>
      <AskLine to="#contact" />
      <div className="mt-10 sm:mt-16 lg:mt-28">
        <SectionHead title={example.title} intro={example.intro} />
        <ClockLine titles={example.steps.map(({ title }) => title)} />
        <ol className="mt-2 grid gap-y-5 lg:mt-4 lg:auto-cols-fr lg:grid-flow-col">
          {example.steps.map(({ title, text }) => (
            <li key={title} className="pr-6">
              <h3>
                <StepName title={title} />
              </h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
