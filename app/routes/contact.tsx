import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { LeadForm } from "~/components/form/lead-form";
import { OtherWays } from "~/components/layout/contact-section";
import { Page } from "~/components/layout/page";
import { NextSteps } from "~/components/sections/next-steps";
import { PhoneLink } from "~/components/ui/text-link";
import { businessHours, replyWithin } from "~/config/facts";
import { site } from "~/config/site";
import { contactSection } from "~/content/contact-section";
import { contact, contactHandler } from "~/forms/contact";
import { pageMeta } from "~/head/page-meta";
import { submit } from "~/leads/submit.server";

export const meta = pageMeta({
  path: "/contact",
  title: `Contact ${site.brand}: Talk to a Person`,
  description: `Call ${site.brand} at ${site.phone} or write. A person reads it and replies ${replyWithin}.`,
});

export const action = (args: ActionFunctionArgs) => submit(args, contactHandler);

/** Contact (specification 2, Contact): one heading, the number under it, and the form in the first view. */
export default function Contact() {
  return (
    <Page>
      <section className="run-start relative engineering-grid bg-mist pb-8 pt-4 sm:pb-12 sm:pt-8 lg:pt-4">
        <div className="wrap contact-grid grid gap-x-20 lg:grid-cols-7-4">
          <div className="lg:self-baseline">
            <h1>Talk to a person</h1>
            <p className="until-sent mt-3 text-muted sm:mt-4">{contactSection.lead}</p>
          </div>
          <div className="until-sent max-lg:-mt-2 lg:self-baseline">
            <p className="font-head text-statement font-bold [&_span]:whitespace-normal">
              <PhoneLink number={site.phone} inline />
            </p>
            <p className="mt-2 text-small text-muted">Answered {businessHours}</p>
          </div>
          <div className="message">
            <div className="section-head mb-2">
              <h2>{contactSection.title}</h2>
            </div>
            <LeadForm form={contact} />
          </div>
          <div className="until-sent">
            <NextSteps {...contactSection.next} />
            <div className="mt-8 border-t-2 border-petrol pt-6">
              <OtherWays />
            </div>
          </div>
        </div>
      </section>
    </Page>
  );
}
