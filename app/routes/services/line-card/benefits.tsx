import { CardGrid } from "~/components/sections/card-grid";
import { ButtonLink } from "~/components/ui/button";
import { Section } from "~/components/ui/section";
import { lineCard } from "~/content/line-card";

export function LineCardBenefits() {
  const { title, items, link } = lineCard.benefits;
  return (
    <Section title={title}>
      <CardGrid cards={items} />
      <p className="mt-4">
        <ButtonLink to={link.to} variant="link">
          {link.label}
        </ButtonLink>
      </p>
    </Section>
  );
}
