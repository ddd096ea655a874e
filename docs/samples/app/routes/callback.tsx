import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { LeadForm } from "~/components/form/lead-form";
import { Page } from "~/components/layout/page";
import { NextTag } from "~/components/sections/next-tag";
import { PageHead } from "~/components/sections/page-head";
import { Section } from "~/components/ui/section";
import { site } from "~/config/site";
import { callback, callbackHandler } from "~/forms/callback";
import { pageMeta } from "~/head/page-meta";
import { faqPage } from "~/head/structured-data";
import { submit } from "~/leads/submit.server";

const when = {
  question: "When does somebody call?",
  answer: "Within one business day, between eight and six where you are.",
};

export const meta = pageMeta({
  path: "/callback",
  title: `Ask for a Call | ${site.brand}`,
  description:
    "Leave your number, and a person calls you back within one business day. Nothing else is needed, and nobody calls twice.",
  graph: [faqPage([when], "/callback")],
});

export const action = (args: ActionFunctionArgs) => submit(args, callbackHandler);

export default function Callback() {
  return (
    <Page>
      <PageHead title="We call you">
        <p>
          {when.question} {when.answer}
        </p>
      </PageHead>
      <Section title="Your number" closing={<NextTag />}>
        <LeadForm form={callback} />
      </Section>
    </Page>
  );
}
