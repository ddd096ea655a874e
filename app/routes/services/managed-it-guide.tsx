import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { useSearchParams } from "@remix-run/react";
import { GuideCover } from "~/components/drawings/guide-cover";
import { Page } from "~/components/layout/page";
import { CardGrid } from "~/components/sections/card-grid";
import { Closing } from "~/components/sections/closing";
import { Faq } from "~/components/sections/faq";
import { Hero } from "~/components/sections/hero";
import { AllTestimonials } from "~/components/sections/testimonials";
import { ButtonLink } from "~/components/ui/button";
import { TitledCallout } from "~/components/ui/callout";
import { Section, SectionHead } from "~/components/ui/section";
import { site } from "~/config/site";
import { coverTitle } from "~/content/guide/opening";
import { managedItGuide } from "~/content/managed-it-guide";
import { testimonials } from "~/content/testimonials";
import { refreshToDownload } from "~/forms/download.server";
import { guide, guideHandler } from "~/forms/guide";
import { meeting, meetingHandler } from "~/forms/meeting";
import { readSent } from "~/forms/read-sent";
import { pageMeta } from "~/head/page-meta";
import { faqPage } from "~/head/structured-data";
import { submit } from "~/leads/submit.server";
import { GuideContents } from "./managed-it-guide/contents";
import { DownloadSection } from "./managed-it-guide/download-section";
import { FiguresStrip } from "./managed-it-guide/figures-strip";
import { FormSent } from "./managed-it-guide/form-sent";
import { MeetingSection } from "./managed-it-guide/meeting-section";
import { OurAnswers } from "./managed-it-guide/our-answers";

export const meta = pageMeta({
  ...managedItGuide,
  graph: [faqPage(managedItGuide.faq.questions, managedItGuide.path)],
});

export const loader = ({ request }: LoaderFunctionArgs) => refreshToDownload(request, guide);

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const action = (args: ActionFunctionArgs) => submit(args, guideHandler, meetingHandler);

const Questions = () => (
  <Section>
    <div className="rail">
      <SectionHead title={managedItGuide.faq.title} rail />
      <div>
        <Faq questions={managedItGuide.faq.questions} />
        <OurAnswers />
      </div>
    </div>
  </Section>
);

/** Managed IT Services Guide landing (specification 2). */
export default function ManagedItGuide() {
  const { hero, contents, benefits, statistics, closing } = managedItGuide;
  const { callout, ...head } = hero;
  const [query] = useSearchParams();
  const sent = [guide, meeting].find(({ id }) => readSent(query, id));
  if (sent) {
    return (
      <Page>
        <FormSent form={sent} />
      </Page>
    );
  }
  return (
    <Page>
      <Hero
        {...head}
        drawing={<GuideCover brand={site.brand} title={coverTitle} />}
        callout={<TitledCallout {...callout} />}
      />
      <Section title={contents.title} intro={contents.intro}>
        <GuideContents />
        <p className="mt-8">
          <ButtonLink to={hero.actions[0].to} size="lg">
            {hero.actions[0].label}
          </ButtonLink>
        </p>
      </Section>
      <Section tone="mist" title={benefits.title}>
        <CardGrid cards={benefits.cards} />
      </Section>
      <Section rhythm="tight" title={statistics.title} intro={statistics.intro} rail>
        <FiguresStrip />
      </Section>
      <DownloadSection />
      <MeetingSection />
      <Questions />
      {testimonials.length > 0 && (
        <Section title={managedItGuide.testimonials.title}>
          <AllTestimonials items={testimonials} />
        </Section>
      )}
      <Closing {...closing} />
    </Page>
  );
}
