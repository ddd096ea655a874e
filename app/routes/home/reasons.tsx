import { CardGrid } from "~/components/sections/card-grid";
import { ButtonLink } from "~/components/ui/button";
import { Section } from "~/components/ui/section";
import { home } from "~/content/home";

/** The reasons, and under them the two figures as large as the headline of the page. */
export function HomeReasons() {
  const { title, items, button, badge } = home.reasons;
  const [satisfaction, ofClients, withTime, response] = badge.text;
  return (
    <Section tone="band" title={title}>
      <CardGrid cards={items} onBand />
      <p className="mt-12 flex flex-wrap items-end gap-8 border-t-2 border-petrol pt-6">
        <span className="lg:pr-12">
          <strong className="block">{badge.title}:</strong>{" "}
          <strong className="font-head text-display text-white">{satisfaction}</strong>{" "}
          <span className="block">{ofClients}</span>
        </span>{" "}
        <span className="flex flex-col-reverse">
          {withTime} <strong className="font-head text-display text-white">{response}</strong>
        </span>
      </p>
      <p className="mt-12">
        <ButtonLink to="#contact" variant="amber" size="lg">
          {button}
        </ButtonLink>
      </p>
    </Section>
  );
}
