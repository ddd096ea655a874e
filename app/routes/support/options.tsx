import clsx from "clsx";
import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { Section } from "~/components/ui/section";
import { PhoneLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { supportPage } from "~/content/support";
import { PortalLink } from "./portal-link";

interface Props {
  title: string;
  text: string;
  children: ReactNode;
}

const card = "border-t-2 border-petrol pt-5";

const Written = ({ title, text, children }: Props) => (
  <li className={clsx("flex flex-col items-start", card)}>
    <h3>{title}</h3>
    <p className="mt-2 mb-4 max-w-prose text-muted">{text}</p>
    <p className="max-xs:w-full">{children}</p>
  </li>
);

/** Three ways to reach the desk, the fastest one largest. */
export function SupportOptions() {
  const { title, call, email, portal } = supportPage.options;
  return (
    <Section id="options" title={title}>
      <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        <li
          className={clsx("grid items-start gap-x-12 gap-y-3 sm:col-span-2 xl:grid-cols-2", card)}
        >
          <h3 className="xl:col-span-2">{call.title}</h3>
          <div>
            <PhoneLink number={site.support.phone} className="font-head text-statement" />
            <p className="mt-4 text-muted">{call.text}</p>
          </div>
          <dl>
            {call.hours.map(({ when, who }) => (
              <div key={when} className="mb-3">
                <dt className="font-semibold">{when}</dt>
                <dd className="text-muted">{who}</dd>
              </div>
            ))}
          </dl>
        </li>
        <Written {...email}>
          <ButtonLink to={`mailto:${site.support.email}`} variant="outline">
            {site.support.email}
          </ButtonLink>
        </Written>
        <Written {...portal}>
          <PortalLink label={portal.button} />
        </Written>
      </ul>
    </Section>
  );
}
