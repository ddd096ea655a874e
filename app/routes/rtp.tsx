import { MachinePlan } from "~/components/drawings/machine-plan";
import { Page } from "~/components/layout/page";
import { AskLine } from "~/components/sections/ask-line";
import { Closing } from "~/components/sections/closing";
import { Named } from "~/components/sections/named";
import { PageHead } from "~/components/sections/page-head";
import { ButtonLink } from "~/components/ui/button";
import { Section, SectionHead } from "~/components/ui/section";
import { site } from "~/config/site";
import { techSpecs } from "~/content/tech-specs";
import { pageMeta } from "~/head/page-meta";
import { DeviceCheck } from "./rtp/check";
import { Fleet } from "./rtp/fleet";
import { SpecTable } from "./rtp/spec-table";

export { submit as action } from "~/leads/submit.server";

export const meta = pageMeta(techSpecs);

/** Tech Specifications (specification 2 and 9); it prints as the sheet that quotes refer to. */
export default function TechSpecifications() {
  const { head, link, computers, mobiles, check, closing } = techSpecs;
  return (
    <Page>
      <PageHead title={head.title}>
        <p className="sm:text-balance">{head.text}</p>
        <p className="mt-2 text-small">
          <Named text={head.revision} />
        </p>
        <p className="mt-8 print:hidden">
          <ButtonLink to="#check" size="lg">
            {head.action}
          </ButtonLink>
        </p>
      </PageHead>
      <Section rhythm="tight" title={link.title} intro={link.text}>
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
      <Section id="computers" tone="mist" rhythm="tight">
        <div className="mb-6 grid lg:mb-10 gap-x-12 lg:grid-cols-4-7 print:grid-cols-1-2">
          <SectionHead title={computers.title} intro={computers.intro} />
          <MachinePlan label={computers.drawing} />
        </div>
        <SpecTable caption={computers.caption} rows={computers.rows} />
        <AskLine to="/support" number={site.support.phone}>
          Ask whether yours will do
        </AskLine>
      </Section>
      <Section id="mobiles" rhythm="tight" title={mobiles.title} intro={mobiles.intro}>
        <SpecTable caption={mobiles.caption} rows={mobiles.rows} />
      </Section>
      <Fleet />
      <Section id="check" tone="mist" rhythm="tight" title={check.title} intro={check.intro}>
        <DeviceCheck />
      </Section>
      <Closing {...closing} />
    </Page>
  );
}
