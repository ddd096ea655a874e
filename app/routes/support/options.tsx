import clsx from "clsx";
import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { Line } from "~/components/ui/line";
import { Section } from "~/components/ui/section";
import { PhoneLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { supportPage } from "~/content/support";

interface Props {
  title: string;
  text: string;
  /** The fastest way takes a row of its own. */
  first?: boolean;
  children: ReactNode;
}

const OptionCard = ({ title, text, first = false, children }: Props) => (
  <li
    className={clsx(
      "flex flex-col items-start gap-3 border-t-2 border-petrol pt-5",
      first && "sm:col-span-2 xl:grid xl:grid-cols-2 xl:items-start xl:gap-x-12",
    )}
  >
    <h3>{title}</h3>
    <p>{children}</p>
    <p
      className={clsx(
        "max-w-prose text-muted",
        first && "xl:col-start-2 xl:row-span-2 xl:row-start-1",
      )}
    >
      {text}
    </p>
  </li>
);

/** Three ways to reach the desk, the fastest one largest. */
export function SupportOptions() {
  const { title, newTab, call, email, portal } = supportPage.options;
  return (
    <Section id="options" title={title}>
      <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        <OptionCard {...call} first>
          <PhoneLink
            number={site.support.phone}
            className="font-head text-[min(2.75rem,9vw)] sm:text-display xl:text-[4rem]"
          />
        </OptionCard>
        <OptionCard {...email}>
          <ButtonLink to={`mailto:${site.support.email}`} variant="outline">
            {site.support.email}
          </ButtonLink>
        </OptionCard>
        <OptionCard title={portal.title} text={portal.text}>
          <ButtonLink to={site.portalUrl} target="_blank" variant="outline">
            <span>
              <Line>{portal.button}</Line>{" "}
              <span className="block text-small font-normal">{newTab}</span>
            </span>
          </ButtonLink>
        </OptionCard>
      </ul>
    </Section>
  );
}
