import { CallDay } from "~/components/drawings/call-day";
import { Named } from "~/components/sections/named";
import { ButtonLink } from "~/components/ui/button";
import { Line } from "~/components/ui/line";
import { Section } from "~/components/ui/section";
import { home } from "~/content/home";

/** The badge as one sentence, the reasons, and one call's way through a day. */
export function HomeReasons() {
  const { title, items, button, badge, day } = home.reasons;
  const [satisfaction, rest, response] = badge.text;
  return (
    <Section tone="blueprint" title={<Named text={title} />}>
      <p className="font-head font-semibold text-muted">
        <Line>{badge.title}:</Line>
        <span className="mt-2 items-center gap-x-8 text-statement sm:flex">
          <Line className="font-bold text-ink text-display">{satisfaction}</Line>
          <span className="max-w-[24em]">
            {rest} <b className="text-ink">{response}</b>
          </span>
        </span>
      </p>
      <p className="mt-4 mb-6 text-small text-muted lg:mb-10">{badge.note}</p>
      <ul className="mb-10 border-b border-band-rule">
        {items.map((item) => (
          <li
            key={item.title}
            className="gap-x-12 border-t border-band-rule py-2.5 md:grid md:grid-cols-1-2"
          >
            <h3>{item.title}</h3>
            <p className="text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
      <CallDay {...day} />
      <p className="mt-4 text-small text-muted">{day.caption}</p>
      <p className="mt-6">
        <ButtonLink to="#contact" variant="amber" size="lg">
          {button}
        </ButtonLink>
      </p>
    </Section>
  );
}
