import { DrawingRules } from "~/components/drawings/drawing-rules";
import { MarkConstruction } from "~/components/drawings/mark-construction";
import { MarkShapes } from "~/components/layout/logo";
import { Page } from "~/components/layout/page";
import { AskLine } from "~/components/sections/ask-line";
import { CardGrid } from "~/components/sections/card-grid";
import { CheckList } from "~/components/sections/check-list";
import { Closing } from "~/components/sections/closing";
import { DataTable } from "~/components/sections/data-table";
import { Named } from "~/components/sections/named";
import { PageHead } from "~/components/sections/page-head";
import { Split } from "~/components/sections/split";
import { Section } from "~/components/ui/section";
import { Spaced } from "~/components/ui/spaced";
import { TextLink } from "~/components/ui/text-link";
import { brand } from "~/content/brand";
import { contactLink } from "~/content/navigation";
import { values } from "~/content/values";
import { pageMeta } from "~/head/page-meta";
import { LogoRules } from "./brand-guidelines/logo-rules";
import { Palette } from "./brand-guidelines/palette";
import { TypeSpecimen } from "./brand-guidelines/type-specimen";

export { submit as action } from "~/leads/submit.server";

export const meta = pageMeta(brand);

const parts = ["logo", "color", "type", "values", "voice", "imagery"] as const;

/** An introduction that ends in what to ask us for. */
const ContactPrompt = ({ intro, ask }: { intro: string; ask: string }) => (
  <>
    {intro}{" "}
    <TextLink to={contactLink.to} inline>
      {ask}
    </TextLink>
  </>
);

/** On a phone a heading breaks after its name before it breaks within what it says. */
const parted = (title: string) => (
  <Spaced>
    {title.split(/(?<=:) /).map((part) => (
      <span key={part} className="inline-block">
        {part}
      </span>
    ))}
  </Spaced>
);

/** Brand guidelines (specification 2 and 9). */
export default function BrandGuidelines() {
  const { head, logo, color, type, voice, imagery, closing } = brand;
  const { where, before, after } = voice.columns;
  return (
    <Page>
      <PageHead
        title={head.title}
        drawing={<MarkConstruction mark={<MarkShapes />} label={logo.clear.drawing} />}
      >
        <p>
          <Named text={head.text} />
        </p>
        <ul className="mt-6 grid w-fit grid-cols-2 gap-x-8 sm:grid-cols-4 md:grid-cols-2 lg:grid-cols-4 print:hidden">
          {parts.map((part) => (
            <li key={part}>
              <a
                href={`#${part}`}
                className="inline-flex min-h-11 items-center font-semibold text-petrol underline"
              >
                {brand[part].nav}
              </a>
            </li>
          ))}
        </ul>
      </PageHead>
      <Section id="logo" title={parted(logo.title)} intro={logo.intro}>
        <LogoRules />
      </Section>
      <Section
        id="color"
        tone="mist"
        title={parted(color.title)}
        intro={<ContactPrompt {...color} />}
      >
        <Palette />
        <AskLine to={contactLink.to}>Ask about a color</AskLine>
      </Section>
      <Section id="type" title={parted(type.title)} intro={type.intro}>
        <TypeSpecimen />
      </Section>
      <Section
        id="values"
        tone="band"
        title={parted(brand.values.title)}
        intro={brand.values.intro}
      >
        <CardGrid
          wide={2}
          onBand
          cards={values.map(({ title, onPaper }) => ({ title, text: onPaper }))}
        />
      </Section>
      <Section id="voice" title={parted(voice.title)} intro={<ContactPrompt {...voice} />}>
        <DataTable
          caption={voice.caption}
          stacked
          columns={[where, before, after]}
          rows={voice.pairs.map((pair) => ({
            head: pair.where,
            cells: [
              <span key="before" className="text-muted">
                {pair.before}
              </span>,
              <span key="after" className="font-semibold">
                {pair.after}
              </span>,
            ],
          }))}
        />
      </Section>
      <Section id="imagery" tone="mist" title={parted(imagery.title)} intro={imagery.intro}>
        <Split beside={<DrawingRules label={imagery.drawing} />}>
          <h3 className="font-semibold">{imagery.rulesTitle}</h3>
          <div className="mt-4">
            <CheckList items={imagery.rules} />
          </div>
          <h3 className="mt-10 font-semibold">{imagery.neverTitle}</h3>
          <div className="mt-4">
            <CheckList items={imagery.never} never />
          </div>
        </Split>
      </Section>
      <Closing {...closing} />
    </Page>
  );
}
