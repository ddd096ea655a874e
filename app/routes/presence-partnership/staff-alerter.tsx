import { AlertLine } from "~/components/drawings/alert-line";
import { AskLine } from "~/components/sections/ask-line";
import { CardGrid } from "~/components/sections/card-grid";
import { Line } from "~/components/ui/line";
import { Section } from "~/components/ui/section";
import { partnershipPage } from "~/content/partnership";

/** A scenario a sector, and what an alert is not. */
export function StaffAlerter() {
  const { title, intro, warning, sectors } = partnershipPage.alerter;
  return (
    <Section id="staff-alerter" tone="blueprint" title={title} intro={intro}>
      <CardGrid
        cards={sectors}
        wide="drawn"
        mark={(_, at) =>
          sectors[at] && (
            <div className="md:max-lg:row-span-2">
              <AlertLine {...sectors[at].alert} />
            </div>
          )
        }
      />
      <p className="mt-8 max-w-prose border-l-6 border-petrol pl-6">
        <Line>
          <strong className="font-head">{warning.title}</strong>
        </Line>{" "}
        <span className="mt-1 block text-muted">{warning.text}</span>
      </p>
      <AskLine to="#partnership-form-section" />
    </Section>
  );
}
