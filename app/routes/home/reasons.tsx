import { CallDay } from "~/components/drawings/call-day";
import { ButtonLink } from "~/components/ui/button";
import { Line } from "~/components/ui/line";
import { Section } from "~/components/ui/section";
import { home } from "~/content/home";

/** One call's way through a day, and the reasons. */
export function HomeReasons() {
  const { title, items, button, badge, day } = home.reasons;
  const [satisfaction, ofClients, withTime, response] = badge.text;
  return (
    <Section tone="blueprint" title={title}>
      <p className="mb-6 max-w-[52rem] text-statement font-semibold text-muted">
        <Line>
          {badge.title}: <strong className="text-ink">{satisfaction}</strong> {ofClients} {withTime}{" "}
          <strong className="text-ink">{response}</strong>
        </Line>{" "}
        <span className="mt-2 block text-small font-normal">{badge.note}</span>
      </p>
      <CallDay {...day} />
      <p className="mt-4 max-w-prose text-small text-muted">{day.caption}</p>
      <ul className="mt-6 grid gap-x-12 grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))]">
        {items.map((item) => (
          <li key={item.title} className="border-t border-rule py-3 sm:py-4">
            <h3>{item.title}</h3>
            <p className="mt-1 text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
      <p className="tap mt-6">
        <ButtonLink to="#contact" variant="amber" size="lg">
          {button}
        </ButtonLink>
      </p>
    </Section>
  );
}
