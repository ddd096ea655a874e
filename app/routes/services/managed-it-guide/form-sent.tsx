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
  <div className="run-start engineering-grid bg-mist pb-12 pt-4 lg:pb-20">
    <div className="wrap">
      {/* Its node stands beside the notice's title. */}
      <h1 className="h-0 text-[3rem] leading-none sm:text-[6.5rem]">
        <span className="sr-only">{hero.title}</span>
      </h1>
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1fr_18rem] xl:grid-cols-[1fr_22.5rem]">
        <LeadForm form={form} />
        <div className="max-lg:hidden lg:row-span-2">
          <GuideSheets brand={site.brand} title={coverTitle} />
        </div>
        <div>{form === guide ? <FirstChapters /> : <Agenda {...talk.next} />}</div>
      </div>
    </div>
  </div>
);
