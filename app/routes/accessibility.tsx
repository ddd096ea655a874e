import clsx from "clsx";
import { EntrancePlan } from "~/components/drawings/entrance-plan";
import { Page } from "~/components/layout/page";
import { PageHead } from "~/components/sections/page-head";
import { ButtonLink } from "~/components/ui/button";
import { Line } from "~/components/ui/line";
import { Section } from "~/components/ui/section";
import { Spaced } from "~/components/ui/spaced";
import { EmailLink, PhoneLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { accessibility } from "~/content/accessibility";
import { contactLink } from "~/content/navigation";
import { pageMeta } from "~/head/page-meta";
import { longDate } from "~/lib/language";
import { TestedTable } from "./accessibility/tested-table";

export const meta = pageMeta({ ...accessibility, modified: accessibility.head.reviewed });

/** The accessibility statement: what was tested, what was not, and whom to tell. */
export default function Accessibility() {
  const { head, figures, promises, tested, untested } = accessibility;
  return (
    <Page>
      <PageHead title={head.title} size="long" drawing={<EntrancePlan />}>
        <p>{head.text}</p>
        <p className="mt-6 print:hidden">
          <ButtonLink to={contactLink.to} size="lg">
            {head.action}
          </ButtonLink>
        </p>
        <p className="mt-4 flex flex-wrap gap-x-8">
          <Spaced>
            <PhoneLink number={site.phone} />
            <EmailLink address={site.email} />
          </Spaced>
        </p>
      </PageHead>
      <Section rhythm="tight" title={promises.title}>
        <ul className="mb-6 grid border-t-2 border-b border-t-petrol border-b-rule md:grid-cols-3">
          {figures.map(({ value, label, text }) => (
            <li
              key={label}
              className="border-rule max-md:grid max-md:grid-cols-[6rem_1fr] max-md:items-baseline max-md:not-first:border-t py-5 md:py-6 md:pr-6 md:not-first:border-l md:not-first:pl-6"
            >
              <Line className="font-head text-statement font-bold tabular text-petrol">
                {value}
              </Line>{" "}
              <div>
                <Line className="font-semibold">{label}</Line>{" "}
                <Line className="text-small text-muted">{text}</Line>
              </div>
            </li>
          ))}
        </ul>
        <ul className="grid gap-x-12 md:grid-cols-2">
          {promises.points.map(({ title, text }, at) => (
            <li
              key={title}
              className={clsx(
                "border-rule py-5",
                at > 0 && "border-t",
                at === 1 && "md:border-t-0",
              )}
            >
              <h3 className="text-[1.375rem] leading-tight">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
          <li className="border-t border-rule py-5">
            <h3 className="text-[1.375rem] leading-tight">{promises.ask.title}</h3>
            <p className="mt-1 text-muted">{promises.ask.text}</p>
            <ButtonLink to={contactLink.to} variant="link">
              {promises.ask.link}
            </ButtonLink>
          </li>
        </ul>
      </Section>
      <Section tone="mist" rhythm="tight" title={tested.title} intro={tested.intro}>
        <TestedTable />
        <p className="mt-4 text-small text-muted">
          Reviewed on <time dateTime={head.reviewed}>{longDate(head.reviewed)}</time>
        </p>
      </Section>
      <Section rhythm="tight" title={untested.title}>
        <ul className="border-b border-rule">
          {untested.points.map(({ title, text, note }) => (
            <li
              key={title}
              className="grid gap-y-1 border-t border-rule py-4 md:grid-cols-[5fr_7fr]"
            >
              <h3 className="md:pr-8">{title}</h3>
              <div>
                <p>{text}</p>
                {note && <p className="text-small text-muted">{note}</p>}
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
