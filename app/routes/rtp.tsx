import { MachinePlan } from "~/components/drawings/machine-plan";
import { UnitSquares } from "~/components/drawings/unit-squares";
import { Page } from "~/components/layout/page";
import { AskLine } from "~/components/sections/ask-line";
import { CardGrid } from "~/components/sections/card-grid";
import { DataTable } from "~/components/sections/data-table";
import { PageHead } from "~/components/sections/page-head";
import { Split } from "~/components/sections/split";
import { Section } from "~/components/ui/section";
import { contactLink } from "~/content/navigation";
import { type Requirement, techSpecs } from "~/content/tech-specs";
import { pageMeta } from "~/head/page-meta";

export const meta = pageMeta(techSpecs);

const columns = Object.values(techSpecs.columns);

interface MeasuredProps {
  text: string;
  units?: number;
  filled?: boolean;
}

const Measured = ({ text, units, filled = false }: MeasuredProps) => (
  <>
    {text}
    {units && <UnitSquares units={units} filled={filled} />}
  </>
);

const rowOf = ({ part, minimum, recommended, why, units }: Requirement) => ({
  head: part,
  cells: [
    <Measured key="minimum" text={minimum} units={units?.[0]} />,
    <Measured key="recommended" text={recommended} units={units?.[1]} filled />,
    why,
  ],
});

/** Tech Specifications (specification 2 and 9); it prints as the sheet that quotes refer to. */
export default function TechSpecifications() {
  const { head, link, computers, mobiles, check } = techSpecs;
  return (
    <Page>
      <PageHead title={head.title}>
        <p>{head.text}</p>
        <p className="mt-2 text-small">{head.revision}</p>
      </PageHead>
      <Section title={link.title}>
        <Split
          beside={
            <div className="mx-auto max-w-[34rem] print:mx-0 print:max-w-80">
              <MachinePlan label={computers.drawing} />
            </div>
          }
        >
          <div className="flex flex-col gap-4">
            {link.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <div className="mt-8 border-l-2 border-petrol pl-6">
            <h3 className="font-semibold">{link.example.title}</h3>
            <p className="mt-1 text-muted">{link.example.text}</p>
          </div>
        </Split>
        <AskLine to={contactLink.to} />
      </Section>
      <Section id="computers" tone="mist" title={computers.title} intro={computers.intro}>
        <DataTable
          caption={computers.caption}
          columns={columns}
          rows={computers.rows.map(rowOf)}
          numbered
        />
        <AskLine to={contactLink.to} />
      </Section>
      <Section id="mobiles" title={mobiles.title} intro={mobiles.intro}>
        <DataTable caption={mobiles.caption} columns={columns} rows={mobiles.rows.map(rowOf)} />
      </Section>
      <Section tone="mist" title={check.title}>
        <CardGrid cards={check.steps} />
      </Section>
    </Page>
  );
}
