import { Link } from "@remix-run/react";
import { LeadForm } from "~/components/form/lead-form";
import { NextSteps } from "~/components/sections/next-steps";
import { ButtonLink } from "~/components/ui/button";
import { Section } from "~/components/ui/section";
import { site } from "~/config/site";
import { supportPage } from "~/content/support";
import { support } from "~/forms/support";

/** The ticket form as a card; beside it, the portal for those with a login. */
export function SupportTicket() {
  const { title, lead, portal, next, terms } = supportPage.ticket;
  return (
    <Section id="ticket" tone="mist" title={title} lead={lead}>
      <div className="grid items-start gap-12 lg:grid-cols-[7fr_4fr] lg:gap-16">
        <div className="border-t-2 border-petrol bg-white p-6 sm:p-10">
          <LeadForm form={support} />
          <p className="mt-4 text-small text-muted">
            <Link to="/legal" className="inline-flex min-h-11 items-center underline">
              {terms}
            </Link>
          </p>
        </div>
        <div className="space-y-10">
          <div className="border-t border-rule pt-6">
            <h3 className="font-semibold">{portal.title}</h3>
            <p className="mb-5 mt-2 text-muted">{portal.text}</p>
            <ButtonLink to={site.portalUrl} newTab variant="outline">
              <span>
                {portal.button}{" "}
                <span className="text-small font-normal">{supportPage.options.newTab}</span>
              </span>
            </ButtonLink>
          </div>
          <NextSteps {...next} />
        </div>
      </div>
    </Section>
  );
}
