import { UnitSquares } from "~/components/drawings/unit-squares";
import { Section } from "~/components/ui/section";
import { techSpecs } from "~/content/tech-specs";

const { title, groups, text } = techSpecs.example;

/** One client's computers in squares, by what the sheet says of them. */
export const Fleet = () => (
  <Section rhythm="tight" title={title} intro={text}>
    <ul className="grid gap-x-12 gap-y-6 md:grid-cols-3">
      {groups.map(({ units, look, text: meaning }) => (
        <li key={meaning} className="border-t border-rule pt-4">
          <UnitSquares units={units} look={look} />
          <strong>{units}</strong> {meaning}
        </li>
      ))}
    </ul>
  </Section>
);
