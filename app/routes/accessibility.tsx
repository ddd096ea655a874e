import { EntrancePlan } from "~/components/drawings/entrance-plan";
import { PromiseMark } from "~/components/drawings/promise-mark";
import { Page } from "~/components/layout/page";
import { AskLine } from "~/components/sections/ask-line";
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
import { Checked } from "./accessibility/checked";

export const meta = pageMeta({ ...accessibility, modified: accessibility.head.reviewed });

/** A name, and in the two thirds beside it what is said of it. */
const row = "grid gap-x-8 gap-y-1 border-t border-rule py-4 md:grid-cols-3";

/** The accessibility statement: what was tested, what was not, and whom to tell. */
export default function Accessibility() {
  const { head, figures, forms, promises, tested, untested } = accessibility;
  return (
    <Page>
      <PageHead title={head.title} drawing={<EntrancePlan />}>
        <p>{head.text}</p>
        <p className="mt-2 text-small">
          Reviewed on <time dateTime={head.reviewed}>{longDate(head.reviewed)}</time>
        </p>
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
      <Section rhythm="tight">
        <ul className="grid grid-cols-2 border-t-2 border-b border-t-petrol border-b-rule md:grid-cols-3">
          {figures.map(({ value, label, text }) => (
            <li key={label} className="border-rule py-6 pr-6 even:border-l even:pl-6">
              <Line className="font-head text-statement font-bold tabular text-petrol">
                {value}
              </Line>{" "}
              <Line className="font-semibold">{label}</Line>{" "}
              <Line className="text-small text-muted">{text}</Line>
            </li>
          ))}
          <li className="border-rule py-6 max-md:col-span-2 max-md:border-t md:border-l md:pl-6">
            <Line className="font-head text-[1.375rem] leading-tight font-bold text-petrol">
              {forms.title}
            </Line>{" "}
            <Line className="text-small text-muted">{forms.text}</Line>
          </li>
        </ul>
      </Section>
      <Section rhythm="tight" title={promises.title}>
        <ul className="grid gap-x-12 md:grid-cols-2">
          {promises.points.map(({ title, text }, at) => (
            <li
              key={title}
              className="content-start gap-x-6 border-t border-rule py-5 lg:grid lg:grid-cols-[auto_1fr]"
            >
              <PromiseMark at={at} />
              <h3>{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ul>
        <AskLine to={contactLink.to}>Ask about something that doesn’t work for you</AskLine>
      </Section>
      <Section tone="mist" rhythm="tight" title={tested.title}>
        <ul className="border-b border-rule">
          {tested.rows.map(({ what, tests, person }) => (
            <li key={what} className={row}>
              <h3>{what}</h3>
              <Checked by={tested.by.tests} how={tests} />
              <Checked by={tested.by.person} how={person} />
            </li>
          ))}
        </ul>
      </Section>
      <Section rhythm="tight" title={untested.title}>
        <ul className="border-b border-rule">
          {untested.points.map(({ title, text }) => (
            <li key={title} className={row}>
              <h3>{title}</h3>
              <p className="text-muted md:col-span-2">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
