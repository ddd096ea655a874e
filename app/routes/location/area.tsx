import { AskLine } from "~/components/sections/ask-line";
import { Section } from "~/components/ui/section";
import type { LocationPage } from "~/content/locations";
import { Circuit } from "./circuit";

/** What stops work here and what keeps it going. */
export function LocationArea({ location }: { location: LocationPage }) {
  const { aboutArea, first } = location.content;
  return (
    <Section tone={first === "area" ? "white" : "mist"} title={aboutArea.title}>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {aboutArea.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {aboutArea.circuit && <Circuit {...aboutArea.circuit} />}
      <AskLine to="#contact" />
    </Section>
  );
}
