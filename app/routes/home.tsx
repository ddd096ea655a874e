import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { Page } from "~/components/layout/page";
import { Testimonials } from "~/components/sections/testimonials";
import { Section } from "~/components/ui/section";
import { home } from "~/content/home";
import { testimonials } from "~/content/testimonials";
import { contactHandler } from "~/forms/contact";
import { pageMeta } from "~/head/page-meta";
import { organizationAndSite } from "~/head/structured-data";
import { submit } from "~/leads/submit.server";
import { HomeAbout } from "./home/about";
import { HomeEnding } from "./home/ending";
import { HomeHero } from "./home/hero";
import { HomeReasons } from "./home/reasons";
import { HomeServices } from "./home/services";

export const meta = pageMeta({
  path: "/",
  title: home.title,
  description: home.description,
  graph: organizationAndSite(),
});

export const action = (args: ActionFunctionArgs) => submit(args, contactHandler);

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
          <h2 className="mb-6">{home.testimonials.title}</h2>
          <Testimonials items={testimonials} />
        </Section>
      )}
      <HomeEnding />
    </Page>
  );
}
