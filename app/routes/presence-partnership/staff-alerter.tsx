import { CardGrid } from "~/components/sections/card-grid";
import { Section } from "~/components/ui/section";
import { partnershipPage } from "~/content/partnership";

/** A scenario a sector, and what an alert is not. */
export function StaffAlerter() {
  const { title, lead, warning, sectors } = partnershipPage.alerter;
  return (
    <Section id="staff-alerter" tone="band" title={title} lead={lead}>
      <CardGrid cards={sectors} onBand />
      <p className="mt-8 max-w-[44rem] border-l-6 border-amber pl-6">
        <strong className="font-head text-white">{warning.title}</strong>{" "}
        <span className="mt-1 block text-band-muted">{warning.text}</span>
      </p>
    </Section>
  );
}
