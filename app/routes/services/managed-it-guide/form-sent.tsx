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

const cover = (
  <div className="w-36 shrink-0 lg:absolute lg:top-0 lg:right-0 lg:w-[17rem] xl:w-[22.5rem]">
    <GuideSheets brand={site.brand} title={coverTitle} />
  </div>
);

/** The page after one of its forms was sent: the notice, which leads to the other form, the guide and what to do with it. */
export const FormSent = ({ form }: { form: FormDeclaration }) => (
  <div className="run-start engineering-grid bg-mist pb-12 pt-4 lg:pb-20">
    <div className="wrap">
      {/* Its node stands beside the notice's title. */}
      <h1 className="h-0 text-[3rem] leading-none sm:text-[6.5rem]">
        <span className="sr-only">{hero.title}</span>
      </h1>
      <div className="relative lg:pr-[20rem] xl:pr-[25.5rem]">
        <LeadForm form={form} />
        <div className="mt-8 lg:mt-14">
          {form === guide ? (
            <FirstChapters cover={cover} />
          ) : (
            <>
              <Agenda {...talk.next} />
              <div className="max-lg:hidden">{cover}</div>
            </>
          )}
        </div>
      </div>
    </div>
  </div>
);
