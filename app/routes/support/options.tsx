import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { Section } from "~/components/ui/section";
import { site } from "~/config/site";
import { supportPage } from "~/content/support";
import { telHref } from "~/lib/phone-number";

const OptionCard = ({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) => (
  <li className="flex flex-col border-2 border-petrol p-5 sm:p-7">
    <h3>{title}</h3>
    <p className="mb-6 mt-3 text-muted">{text}</p>
    <p className="mt-auto">{children}</p>
  </li>
);

/** Three ways to reach the desk. */
export function SupportOptions() {
  const { title, newTab, call, email, portal } = supportPage.options;
  return (
    <Section id="options" title={title}>
      <ul className="grid grid-cols-1 gap-6 lg:grid-cols-3">
        <OptionCard {...call}>
          <ButtonLink to={telHref(site.support.phone)} className="min-h-19 w-full tabular">
            {site.support.phone}
          </ButtonLink>
        </OptionCard>
        <OptionCard {...email}>
          <ButtonLink
            to={`mailto:${site.support.email}`}
            variant="outline"
            className="min-h-19 w-full px-2"
          >
            <span className="min-w-0 text-small wrap-anywhere sm:text-body">
              {site.support.email}
            </span>
          </ButtonLink>
        </OptionCard>
        <OptionCard title={portal.title} text={portal.text}>
          <ButtonLink
            to={site.portalUrl}
            target="_blank"
            variant="outline"
            className="min-h-19 w-full"
          >
            <span>
              {portal.button} <span className="block text-small font-normal">{newTab}</span>
            </span>
          </ButtonLink>
        </OptionCard>
      </ul>
    </Section>
  );
}
