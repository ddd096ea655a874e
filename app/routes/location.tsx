import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLocation } from "@remix-run/react";
import { Page } from "~/components/layout/page";
import { Faq } from "~/components/sections/faq";
import { TestimonialQuote } from "~/components/sections/testimonials";
import { Section } from "~/components/ui/section";
import { site } from "~/config/site";
import { locationAt, locationWords } from "~/content/locations";
import type { PagePermissions } from "~/document/content-security-policy";
import { locationContactHandler } from "~/forms/contact";
import { headOf } from "~/head/page-meta";
import { faqPage, localBusiness } from "~/head/structured-data";
import { submit } from "~/leads/submit.server";
import { LocationArea } from "./location/area";
import { LocationExample } from "./location/example";
import { LocationForm } from "./location/form";
import { LocationHero } from "./location/hero";
import { LocationOffice } from "./location/office";
import { LocationServices } from "./location/services";

export const meta: MetaFunction = ({ matches }) => {
  const location = locationAt(matches.at(-1)?.pathname);
  const { path, city, state, content } = location;
  return headOf({
    path,
    title: `Managed IT Services in ${city}, ${state} | ${site.brand}`,
    description: content.summary,
    graph: [localBusiness(location), faqPage(content.questions, path)],
  });
};

export const action = (args: ActionFunctionArgs) => submit(args, locationContactHandler);

/** The street map, once a visitor asks for it. */
export const handle: PagePermissions = { frames: ["https://www.openstreetmap.org"] };

/** Every location, told apart by its path (specification 2, Location pages). */
export default function Location() {
  const { pathname } = useLocation();
  const location = locationAt(pathname);
  const { example, testimonial, questions, region, first } = location.content;
  return (
    <Page>
      <LocationHero location={location} />
      {first === "services" && <LocationServices location={location} />}
      <LocationArea location={location} />
      {first === "area" && <LocationServices location={location} />}
      <LocationOffice location={location} />
      <LocationExample example={example} />
      {testimonial && (
        <Section title={locationWords.testimonial} rail>
          <TestimonialQuote {...testimonial} title={testimonial.company} />
        </Section>
      )}
      <Section title={`Questions we hear in ${region}`} rail>
        <Faq questions={questions} />
      </Section>
      <LocationForm path={pathname} />
    </Page>
  );
}
