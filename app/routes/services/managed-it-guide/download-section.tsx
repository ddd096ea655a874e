import { LeadForm } from "~/components/form/lead-form";
import { NextSteps } from "~/components/sections/next-steps";
import { Section } from "~/components/ui/section";
import { EmailLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { anchors, managedItGuide } from "~/content/managed-it-guide";
import { guide } from "~/forms/guide";

/** The form that the download starts from, and beside it what happens after it is sent. */
export function DownloadSection() {
  const { title, lead, next, note } = managedItGuide.download;
  return (
    <Section id={anchors.download} tone="mist" title={title} lead={lead}>
      <div className="grid gap-12 lg:grid-cols-[7fr_4fr] lg:gap-20">
        <LeadForm form={guide} />
        <div className="flex flex-col gap-10">
          <NextSteps {...next} />
          <div className="border-t border-rule pt-6">
            <h3 className="font-semibold">{note.title}</h3>
            <p className="mt-2">{note.text}</p>
            <p>
              <EmailLink address={site.email} />
            </p>
          </div>
        </div>
      </div>
    </Section>
  );
}
