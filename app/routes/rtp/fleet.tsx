import { UnitSquares } from "~/components/drawings/unit-squares";
import { HeadPanel } from "~/components/sections/head-panel";
import { techSpecs } from "~/content/tech-specs";

const { title, groups, text } = techSpecs.example;

/** One client's computers in squares, by what the sheet says of them. */
export const Fleet = () => (
  <HeadPanel title={title}>
    <ul className="md:max-lg:grid md:max-lg:grid-cols-3 md:max-lg:gap-x-8">
      {groups.map(({ units, look, text: meaning }) => (
        <li key={meaning} className="border-t border-rule py-3">
          <UnitSquares units={units} look={look} />
          <strong>{units}</strong> {meaning}
        </li>
      ))}
    </ul>
    <p className="border-t border-rule pt-3 text-muted">{text}</p>
  </HeadPanel>
);
