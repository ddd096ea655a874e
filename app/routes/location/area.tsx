import { ClockLine, timeOf } from "~/components/drawings/clock-line";
import { AskLine } from "~/components/sections/ask-line";
import { Split } from "~/components/sections/split";
import { Section, SectionHead } from "~/components/ui/section";
import { capitalized } from "~/content/facts";
import { type LocationPage, locationWords } from "~/content/locations";
import { compassPoint, distanceOf, milesFrom, told } from "~/lib/geography";

/** The places named on the ring map, nearest first. */
function Distances({ location }: { location: LocationPage }) {
  const { map, serviceArea } = location;
  const { unit } = serviceArea.radius;
  const places = map.neighbors
    .filter((place) => place.far)
    .map((place) => ({ name: place.name, miles: milesFrom(serviceArea, place) }))
    .sort((a, b) => distanceOf(a.miles) - distanceOf(b.miles));
  return (
    <table className="w-full border-t-2 border-petrol bg-white tabular wrap-anywhere">
      <caption className="pb-4 text-left font-semibold">
        {locationWords.distances(serviceArea.radius)}
      </caption>
      <thead className="text-left text-small text-muted">
        <tr className="border-b border-rule">
          <th scope="col" className="px-2 py-2 sm:px-4 font-semibold">
            Place
          </th>
          <th scope="col" className="py-2 font-semibold">
            Direction
          </th>
          <th scope="col" className="px-2 py-2 sm:px-4 text-right font-semibold">
            {capitalized(unit)}
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ name, miles }) => (
          <tr key={name} className="border-b border-rule">
            <th scope="row" className="px-2 py-1 sm:px-4 text-left font-semibold">
              {name}
            </th>
            <td className="py-1 text-muted">{compassPoint(miles)}</td>
            <td className="px-2 py-1 sm:px-4 text-right">{told(distanceOf(miles), unit).value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
      <Split beside={<Distances location={location} />}>
        <div className="flex flex-col gap-6">
          {aboutArea.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Split>
      <AskLine to="#contact" />
      <div className="mt-10 sm:mt-16 lg:mt-28">
        <SectionHead title={example.title} intro={example.intro} />
        <ClockLine titles={example.steps.map(({ title }) => title)} />
        <ol className="mt-2 grid gap-y-5 lg:mt-3 lg:auto-cols-fr lg:grid-flow-col">
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
