import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { ContactSection } from "~/components/layout/contact-section";
import { Page } from "~/components/layout/page";
import { ServerMarkup } from "~/components/layout/server-markup";
import { PageHead } from "~/components/sections/page-head";
import { PhoneLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { contactLead } from "~/forms/contact";
import { pageMeta } from "~/head/page-meta";
import { submit } from "~/leads/submit.server";

export const meta = pageMeta({
  path: "/contact",
  title: `Contact ${site.brand}: Talk to a Person`,
  description: `Call ${site.brand} at ${site.phone} or send a message. A success manager reads every one and calls or emails you back.`,
});

export const action = (args: ActionFunctionArgs) => submit(args, contactLead);

/** Contact (specification 2, Contact). */
export default function Contact() {
  return (
    <Page>
      <ServerMarkup>
        {import.meta.env.SSR && (
          <PageHead title="Talk to a person">
            <p>
              Send us a message here, or call <PhoneLink number={site.phone} inline />. A success
              manager reads every message and gets back to you.
            </p>
          </PageHead>
        )}
      </ServerMarkup>{" "}
      <ContactSection />
    </Page>
  );
}
