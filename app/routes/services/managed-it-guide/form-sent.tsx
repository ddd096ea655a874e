import { GuideSheets } from "~/components/drawings/guide-cover";
import { LeadForm } from "~/components/form/lead-form";
import { site } from "~/config/site";
import { coverTitle } from "~/content/guide/opening";
import { managedItGuide } from "~/content/managed-it-guide";
import type { FormDeclaration } from "~/forms/define";
import { guide } from "~/forms/guide";
import { Agenda } from "./agenda";
import { FirstChapters } from "./first-chapters";

const { hero, meeting: talk } = managedItGuide;

/** The page after one of its forms was sent: the notice, which leads to the other form, the guide and what to do with it. */
export const FormSent = ({ form }: { form: FormDeclaration }) => (
  <div className="relative engineering-grid bg-mist pb-12 pt-4 lg:pb-20">
    <div className="wrap">
      <div className="contact-grid gap-8 md:grid md:grid-cols-[1fr_13rem] lg:grid-cols-7-4 lg:gap-20">
        <h1>{hero.title}</h1>
        <LeadForm form={form} />
        <div className="max-md:float-right max-md:mt-8 max-md:mb-3 max-md:ml-4 max-md:w-28">
          <GuideSheets brand={site.brand} title={coverTitle} />
        </div>
      </div>
      <div className="mt-10">{form === guide ? <FirstChapters /> : <Agenda {...talk.next} />}</div>
    </div>
  </div>
);
