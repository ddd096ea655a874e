import { ClockLine } from "~/components/drawings/clock-line";
import { AskLine } from "~/components/sections/ask-line";
import { Section } from "~/components/ui/section";
import type { LocationPage } from "~/content/locations";
import { Circuit } from "./circuit";

/** What stops work here and what keeps it going, then one such day as a worked example. */
export function LocationArea({ location }: { location: LocationPage }) {
  const { aboutArea, example, first } = location.content;
  return (
    <>
      <Section tone={first === "area" ? "white" : "mist"} title={aboutArea.title}>
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
          {aboutArea.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {aboutArea.circuit && <Circuit {...aboutArea.circuit} />}
        <AskLine to="#contact" />
      </Section>
      <Section tone="blueprint" title={example.title} intro={example.intro}>
        <ClockLine {...example} />
        <ol className="grid max-md:ml-[7px] md:auto-cols-fr md:grid-flow-col">
          {example.steps.map(({ title, text }) => (
            <li
              key={title}
              className="relative border-petrol pr-6 last:border-transparent max-md:border-l-2 max-md:pb-5 max-md:pl-6 max-md:last:pb-0 last:[&>span]:bg-petrol"
            >
              <span
                aria-hidden="true"
                className="absolute -left-[9px] top-0 size-4 border-2 border-petrol bg-mist md:hidden"
              />
              <h3 className="max-md:-mt-1">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
