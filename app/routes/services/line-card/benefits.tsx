import { CardGrid } from "~/components/sections/card-grid";
import { LinkLines } from "~/components/sections/link-lines";
import { Section } from "~/components/ui/section";
import { lineCard } from "~/content/line-card";

export function LineCardBenefits() {
  const { title, items, links } = lineCard.benefits;
  return (
    <Section title={title}>
      <CardGrid cards={items} />
      <LinkLines links={links} />
    </Section>
  );
}
