import { LeadForm } from "~/components/form/lead-form";
import { Section } from "~/components/ui/section";
import { PhoneLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { anchors, managedItGuide } from "~/content/managed-it-guide";
import { meeting } from "~/forms/meeting";
import { Agenda } from "./agenda";

/** The form that asks for the half hour, how it will be used, and the number that does the same. */
export function MeetingSection() {
  const { title, intro, next, note } = managedItGuide.meeting;
  return (
    <Section id={anchors.meeting} title={title} intro={intro}>
      <div className="grid gap-12 has-data-sent:block lg:grid-cols-7-4 lg:gap-20">
        <div className="message">
          <LeadForm form={meeting} />
        </div>
        <div className="until-sent">
          <Agenda {...next} />
          <h3 className="mt-8 border-t border-rule pt-6">{note.title}</h3>
          <p className="mt-2 text-muted">{note.text}</p>
          <PhoneLink number={site.phone} className="mt-2 font-head text-statement" />
        </div>
      </div>
    </Section>
  );
}
