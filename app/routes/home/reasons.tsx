import { CardGrid } from "~/components/sections/card-grid";
import { ButtonLink } from "~/components/ui/button";
import { Section } from "~/components/ui/section";
import { home } from "~/content/home";

export function HomeReasons() {
  const { title, items, button, badge } = home.reasons;
  return (
    <Section tone="band" title={title}>
      <CardGrid cards={items} onBand />
      <div className="mt-8 grid items-center gap-8 border-t-2 border-amber pt-8 lg:grid-cols-[1fr_auto]">
        <p className="max-w-[40rem]">
          <strong className="block font-head text-statement text-white">{badge.title}:</strong>{" "}
          {badge.text}
        </p>
        <ButtonLink to="#contact" variant="amber" size="lg">
          {button}
        </ButtonLink>
      </div>
    </Section>
  );
}
