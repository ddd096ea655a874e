import { AccessSample } from "~/components/drawings/access-sample";
import { AskLine } from "~/components/sections/ask-line";
import { accessibility } from "~/content/accessibility";
import { contactLink } from "~/content/navigation";

const { person: byPerson, tests: byTests, rows } = accessibility.tested;

const By = ({ who, how }: { who?: string; how: string | undefined }) =>
  how && (
    <p>
      {who && <strong>{who}</strong>} {how}
    </p>
  );

/** After this row, a phone has something to do. */
const HALF = Math.floor(rows.length / 2);

/** What a visitor gets, with a picture of it, and beside it how that was checked. */
export const TestedList = () => (
  <ul className="border-t-2 border-b border-t-petrol border-b-rule">
    {rows.map(({ sample, title, text, how, person, tests }, at) => (
      <li
        key={title}
        className="grid gap-x-8 gap-y-3 border-rule py-6 not-first:border-t md:grid-cols-[12rem_1fr] lg:grid-cols-[12rem_5fr_6fr] lg:gap-x-12"
      >
        <div className="md:max-lg:row-span-2">
          <AccessSample name={sample} />
        </div>
        <div>
          <h3>{title}</h3>
          {text && <p className="mt-1 text-muted">{text}</p>}
        </div>
        <div className="space-y-1">
          <By how={how} />
          <By who={byPerson} how={person} />
          <By who={byTests} how={tests} />
          {at === HALF && <AskLine to={contactLink.to}>Write to us</AskLine>}
        </div>
      </li>
    ))}
  </ul>
);
