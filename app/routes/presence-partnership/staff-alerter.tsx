import { CardGrid } from "~/components/sections/card-grid";
import { Section } from "~/components/ui/section";
import { partnershipPage } from "~/content/partnership";

/** A scenario a sector, and what an alert is not. */
export function StaffAlerter() {
  const { title, intro, warning, sectors } = partnershipPage.alerter;
  return (
    <Section id="staff-alerter" tone="blueprint" title={title} intro={intro}>
      <CardGrid cards={sectors} />
      <div className="mt-8 grid gap-x-12 gap-y-2 border-2 border-petrol p-4 sm:p-6 lg:grid-cols-1-2">
        <h3>{warning.title}</h3>
        <p>{warning.text}</p>
      </div>
    </Section>
  );
}
