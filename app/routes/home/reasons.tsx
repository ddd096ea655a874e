import { CallDay } from "~/components/drawings/call-day";
import { ButtonLink } from "~/components/ui/button";
import { Line } from "~/components/ui/line";
import { Section } from "~/components/ui/section";
import { home } from "~/content/home";

/** A figure between its words, on one line of a phone too. */
const claim = "font-head text-[min(var(--text-display),9.2vw)] leading-[1.15] font-bold text-ink";

/** One call's way through a day, and the reasons. */
export function HomeReasons() {
  const { title, items, button, badge, day } = home.reasons;
  const [satisfaction, ofClients, withTime, response] = badge.text;
  return (
    <Section tone="blueprint" title={title}>
      <p className="flex flex-wrap gap-x-12 text-muted">
        <Line className="w-full">{badge.title}:</Line>{" "}
        <span className="mt-3 grow flex flex-col border-t-2 border-petrol pt-3">
          <Line className={claim}>{satisfaction}</Line>{" "}
          <Line className="order-first">{ofClients}</Line>
        </span>{" "}
        <span className="mt-3 grow flex flex-col border-t-2 border-petrol pt-3">
          <Line>{withTime}</Line> <Line className={claim}>{response}</Line>
        </span>
      </p>
      <p className="mt-2 mb-6 text-small text-muted lg:mb-10">{badge.note}</p>
      <CallDay {...day} />
      <p className="mt-4 max-w-prose text-small text-muted">{day.caption}</p>
      <ul className="mt-10 grid gap-x-12 lg:mt-16 grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))]">
        {items.map((item) => (
          <li key={item.title} className="border-t border-rule py-3 sm:pb-12">
            <h3>{item.title}</h3>
            <p className="mt-1 text-muted">{item.text}</p>
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
