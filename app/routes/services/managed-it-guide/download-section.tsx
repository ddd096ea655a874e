import { LeadForm } from "~/components/form/lead-form";
import { Section, SectionHead } from "~/components/ui/section";
import { EmailLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { anchors, managedItGuide } from "~/content/managed-it-guide";
import { guide } from "~/forms/guide";

/** The form that the download starts from, and what becomes of what is typed there. */
export function DownloadSection() {
  const { title, intro, kept } = managedItGuide.download;
  return (
    <Section id={anchors.download} tone="mist" className="max-sm:bg-white">
      <div className="grid gap-x-20 lg:grid-cols-4-7">
        <div className="max-lg:contents">
          <SectionHead title={title} intro={intro} />
          <p className="text-small text-muted max-lg:order-last max-lg:mt-6">
            {kept} <EmailLink address={site.email} inline />
          </p>
        </div>
        <div className="message">
          <LeadForm form={guide} />
        </div>
      </div>
    </Section>
  );
}
