import { MachinePlan } from "~/components/drawings/machine-plan";
import { UnitSquares } from "~/components/drawings/unit-squares";
import { Page } from "~/components/layout/page";
import { AskLine } from "~/components/sections/ask-line";
import { CardGrid } from "~/components/sections/card-grid";
import { DataTable } from "~/components/sections/data-table";
import { HeadPanel } from "~/components/sections/head-panel";
import { PageHead } from "~/components/sections/page-head";
import { Section, SectionHead } from "~/components/ui/section";
import { contactLink } from "~/content/navigation";
import { type Requirement, techSpecs } from "~/content/tech-specs";
import { pageMeta } from "~/head/page-meta";

export const meta = pageMeta(techSpecs);

const columns = Object.values(techSpecs.columns);

interface MeasuredProps {
  text: string;
  units?: number;
  look: "solid" | "thin";
}

const Measured = ({ text, units, look }: MeasuredProps) => (
  <>
    {text}
    {units && <UnitSquares units={units} look={look} className="mt-2" />}
  </>
);

const rowOf = ({ part, minimum, recommended, why, units }: Requirement) => ({
  head: part,
  cells: [
    <Measured key="minimum" text={minimum} units={units?.[0]} look="thin" />,
    <Measured key="recommended" text={recommended} units={units?.[1]} look="solid" />,
    why,
  ],
});

/** Tech Specifications (specification 2 and 9); it prints as the sheet that quotes refer to. */
export default function TechSpecifications() {
  const { head, example, link, computers, mobiles, check } = techSpecs;
  const [first, ...others] = link.paragraphs;
  return (
    <Page>
      <PageHead
        title={head.title}
        drawing={
          <HeadPanel title={example.title}>
            <ul>
              {example.groups.map(({ units, look, text }) => (
                <li key={text} className="flex items-start gap-4 border-t border-rule py-3">
                  <UnitSquares units={units} look={look} className="mt-1 shrink-0" />
                  <span>
                    <strong>{units}</strong> {text}
                  </span>
                </li>
              ))}
            </ul>
            <p className="border-t border-rule pt-3 text-muted">{example.text}</p>
          </HeadPanel>
        }
      >
        <p>{head.text}</p>
        <p className="mt-2 text-small">{head.revision}</p>
      </PageHead>
      <Section title={link.title} intro={first}>
        <div className="grid gap-x-20 gap-y-4 lg:grid-cols-2">
          {others.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <AskLine to={contactLink.to} />
      </Section>
      <Section id="computers" tone="mist">
        <div className="mb-6 grid items-start gap-x-20 lg:grid-cols-[4fr_3fr] print:grid-cols-2 print:gap-x-8">
          <SectionHead title={computers.title} intro={computers.intro} />
          <div className="max-w-[34rem] max-lg:mx-auto">
            <MachinePlan label={computers.drawing} />
          </div>
        </div>
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
