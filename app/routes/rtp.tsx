import { MachinePlan } from "~/components/drawings/machine-plan";
import { UnitSquares } from "~/components/drawings/unit-squares";
import { Page } from "~/components/layout/page";
import { AskLine } from "~/components/sections/ask-line";
import { CardGrid } from "~/components/sections/card-grid";
import { DataTable } from "~/components/sections/data-table";
import { HeadPanel } from "~/components/sections/head-panel";
import { PageHead } from "~/components/sections/page-head";
import { ButtonLink } from "~/components/ui/button";
import { Section, SectionHead } from "~/components/ui/section";
import { site } from "~/config/site";
import { type Requirement, techSpecs } from "~/content/tech-specs";
import { pageMeta } from "~/head/page-meta";

export const meta = pageMeta(techSpecs);

const columns = Object.values(techSpecs.columns);

const strong = (text: string) => (
  <span key={text} className="font-semibold">
    {text}
  </span>
);

const rowOf = ({ part, minimum, recommended, why }: Requirement) => ({
  head: part,
  cells: [...[minimum, recommended].map(strong), why],
});

/** Tech Specifications (specification 2 and 9); it prints as the sheet that quotes refer to. */
export default function TechSpecifications() {
  const { head, example, link, computers, mobiles, check } = techSpecs;
  return (
    <Page>
      <PageHead
        title={head.title}
        drawing={
          <HeadPanel title={example.title}>
            <ul>
              {example.groups.map(({ units, look, text }) => (
                <li key={text} className="flex flex-wrap gap-x-4 border-t border-rule py-3">
                  <UnitSquares units={units} look={look} className="mt-1 shrink-0" />
                  <span className="min-w-0 grow basis-32">
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
        <p className="mt-8">
          <ButtonLink to="#check" size="lg">
            {head.action}
          </ButtonLink>
        </p>
      </PageHead>
      <Section title={link.title} intro={link.text}>
        <div className="grid gap-x-8 gap-y-4 md:grid-cols-2 lg:gap-x-20">
          {link.rules.map(({ title, text }) => (
            <div key={title} className="border-t-2 border-petrol pt-4">
              <h3>{title}</h3>
              <p className="mt-1">{text}</p>
            </div>
          ))}
        </div>
        <AskLine to="/support" number={site.support.phone}>
          Ask about a device
        </AskLine>
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
          fixed
        />
        <AskLine to="/support" number={site.support.phone}>
          Ask whether yours will do
        </AskLine>
      </Section>
      <Section id="mobiles" title={mobiles.title} intro={mobiles.intro}>
        <DataTable
          caption={mobiles.caption}
          columns={columns}
          rows={mobiles.rows.map(rowOf)}
          fixed
        />
      </Section>
      <Section id="check" tone="mist" title={check.title}>
        <CardGrid cards={check.steps} />
      </Section>
    </Page>
  );
}
