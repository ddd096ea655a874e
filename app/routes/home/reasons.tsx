import { CallDay } from "~/components/drawings/call-day";
import { ButtonLink } from "~/components/ui/button";
import { Line } from "~/components/ui/line";
import { Section } from "~/components/ui/section";
import { home } from "~/content/home";

/** A figure of the badge, on one line of a phone too. */
const figure = "font-bold text-ink text-[min(var(--text-display),9.2vw)] leading-tight";

/** The badge as one sentence, one call's way through a day, and the reasons. */
export function HomeReasons() {
  const { title, items, button, badge, day } = home.reasons;
  const [satisfaction, ofClients, withAn, time, response] = badge.text;
  return (
    <Section tone="blueprint" title={title}>
      <p className="gap-x-12 gap-y-4 font-head font-semibold text-muted sm:text-statement md:grid-cols-[1fr_2fr] lg:text-[2rem] xl:grid xl:text-[1.375rem] print:grid print:text-body">
        <Line className="col-span-2 text-body">{badge.title}:</Line>
        <Line>
          <b className={`${figure} xl:block print:block`}>{satisfaction} </b>
          {ofClients}
        </Line>
        <span className="flex-col-reverse xl:flex print:flex">
          {/* Under its figure it is a label, and no longer the rest of a sentence. */}
          <Line>
            <span className="xl:sr-only print:sr-only">{withAn}</span> {time}
          </Line>
          <b className={figure}>{response}</b>
        </span>
      </p>
      <p className="mt-4 mb-6 text-small text-muted lg:mb-10">{badge.note}</p>
      <CallDay {...day} />
      <p className="mt-4 text-small text-muted">{day.caption}</p>
      <ul className="mt-8 border-b border-band-rule">
        {items.map((item) => (
          <li
            key={item.title}
            className="gap-x-12 border-t border-band-rule py-2.5 md:grid md:grid-cols-[1fr_2fr]"
          >
            <h3>{item.title}</h3>
            <p className="text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <ButtonLink to="#contact" variant="amber" size="lg">
          {button}
        </ButtonLink>
      </p>
    </Section>
  );
}
