import { CardGrid } from "~/components/sections/card-grid";
import { ButtonLink } from "~/components/ui/button";
import { Section } from "~/components/ui/section";
import { home } from "~/content/home";

/** The reasons, and under them the two figures as large as the headline of the page. */
export function HomeReasons() {
  const { title, items, button, badge } = home.reasons;
  const [satisfaction, between, response] = badge.text;
  return (
    <Section tone="band" title={title}>
      <CardGrid cards={items} onBand />
      <p className="mt-12">
        <strong className="block">{badge.title}:</strong>{" "}
        <strong className="font-head text-display text-white">{satisfaction}</strong> {between}{" "}
        <strong className="font-head text-display text-white lg:block">{response}</strong>
      </p>
      <p className="mt-12">
        <ButtonLink to="#contact" variant="amber" size="lg">
          {button}
        </ButtonLink>
      </p>
    </Section>
  );
}
