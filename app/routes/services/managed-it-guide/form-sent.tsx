import { GuideCover } from "~/components/drawings/guide-cover";
import { LeadForm } from "~/components/form/lead-form";
import { NextSteps } from "~/components/sections/next-steps";
import { Section } from "~/components/ui/section";
import { PhoneLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { coverTitle } from "~/content/guide/opening";
import { anchors, managedItGuide } from "~/content/managed-it-guide";
import type { FormDeclaration } from "~/forms/define";
import { guide } from "~/forms/guide";
import { meeting } from "~/forms/meeting";
import { Agenda } from "./agenda";
import { KeptNote } from "./kept-note";

const { download, hero, meeting: talk } = managedItGuide;

/** The other form, under a quiet heading. */
const Offer = ({ form, id, title, intro }: { form: FormDeclaration } & Record<Words, string>) => (
  <Section id={id}>
    <div className="grid gap-8 lg:grid-cols-[4fr_7fr] lg:gap-20">
      <div>
        <div className="section-head">
          <h2>{title}</h2>
          <p className="mt-2 text-muted">{intro}</p>
        </div>
      </div>
      <LeadForm form={form} />
    </div>
  </Section>
);
type Words = "id" | "title" | "intro";

/** What becomes of a download, under its notice. */
const AfterDownload = () => (
  <div className="grid gap-10 sm:grid-cols-2">
    <NextSteps {...download.next} />
    <KeptNote />
  </div>
);

/** How the half hour goes, under the notice of its request. */
const AfterRequest = () => (
  <div>
    <Agenda {...talk.next} />
    <h3>{talk.note.title}</h3>
    <PhoneLink number={site.phone} />
  </div>
);

/** The page after one of its forms was sent: the notice and the guide on one ground, then the other form. */
export const FormSent = ({ form }: { form: FormDeclaration }) => (
  <>
    <div className="run-start engineering-grid bg-mist pb-12 pt-4 lg:pb-20">
      <div className="wrap">
        <h1>{hero.title}</h1>
        <div className="mt-4 grid items-center gap-x-20 gap-y-10 lg:grid-cols-[7fr_5fr]">
          <LeadForm form={form} />
          <div className="max-lg:hidden">
            <GuideCover brand={site.brand} title={coverTitle} />
          </div>
        </div>
        <div className="mt-10 max-w-[52rem]">
          {form === guide ? <AfterDownload /> : <AfterRequest />}
        </div>
      </div>
    </div>
    {form === guide ? (
      <Offer form={meeting} id={anchors.meeting} title={talk.title} intro={talk.intro} />
    ) : (
      <Offer form={guide} id={anchors.download} title={download.title} intro={download.intro} />
    )}
  </>
);
