import { LeadForm } from "~/components/form/lead-form";
import { NextSteps } from "~/components/sections/next-steps";
import { ButtonLink } from "~/components/ui/button";
import { Line } from "~/components/ui/line";
import { Section } from "~/components/ui/section";
import { site } from "~/config/site";
import { supportPage } from "~/content/support";
import { support } from "~/forms/support";
import { SupportReady } from "./ready";

const { title, intro, portal, next, urgency } = supportPage.ticket;

/** What helps before the ticket, and what happens after it. */
const Beside = () => (
  <div className="flex flex-col gap-12">
    <SupportReady />
    <NextSteps {...next} />
    <p>
      <ButtonLink to="#urgency" variant="link">
        {urgency}
      </ButtonLink>
    </p>
  </div>
);

/** The ticket form as a card, with the portal at its head for those who have a login. */
export function SupportTicket() {
  return (
    <Section id="ticket" title={title} intro={intro}>
      <div className="grid items-start gap-12 lg:grid-cols-[7fr_4fr] lg:gap-20">
        <div className="border border-field bg-white p-6 sm:p-10">
          <div className="mb-10 grid items-center gap-x-8 gap-y-4 border-b border-rule pb-8 md:grid-cols-[1fr_auto]">
            <div>
              <h3 className="font-semibold">{portal.title}</h3>
              <p className="mt-1 text-muted">{portal.text}</p>
            </div>
            <ButtonLink to={site.portalUrl} target="_blank" variant="outline">
              <span>
                <Line>{portal.button}</Line>{" "}
                <span className="block text-small font-normal">{supportPage.options.newTab}</span>
              </span>
            </ButtonLink>
          </div>
          <LeadForm form={support} />
        </div>
        <Beside />
      </div>
    </Section>
  );
}
