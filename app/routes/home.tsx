import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { ContactSection } from "~/components/layout/contact-section";
import { Page } from "~/components/layout/page";
import { Banner } from "~/components/sections/banner";
import { Testimonials } from "~/components/sections/testimonials";
import { HighlightWord } from "~/components/ui/highlight-word";
import { Section } from "~/components/ui/section";
import { site } from "~/config/site";
import { home } from "~/content/home";
import { testimonials } from "~/content/testimonials";
import { contactLead } from "~/forms/contact";
import { pageMeta } from "~/head/page-meta";
import { organizationAndSite } from "~/head/structured-data";
import { submit } from "~/leads/submit.server";
import { HomeAbout } from "./home/about";
import { HomeHero } from "./home/hero";
import { HomeReasons } from "./home/reasons";
import { HomeServices } from "./home/services";

export const meta = pageMeta({
  path: "/",
  title: home.title,
  description: home.description,
  graph: organizationAndSite(),
});

export const action = (args: ActionFunctionArgs) => submit(args, contactLead);

/** Home (specification 2, Home). */
export default function Home() {
  return (
    <Page>
      <HomeHero />
      <HomeServices />
      <HomeReasons />
      <HomeAbout />
      {testimonials.length > 0 && (
        <Section id="testimonials">
          <h2 className="mb-6 text-statement">{home.testimonials.title}</h2>
          <Testimonials items={testimonials} />
        </Section>
      )}
      <Banner
        title={<HighlightWord text={home.banner.title} word={site.tagWord} />}
        text={home.banner.text}
        button={home.banner.button}
        to="/contact"
      />
      <ContactSection home />
    </Page>
  );
}
