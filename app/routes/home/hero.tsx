import { HomePlan } from "~/components/drawings/home-plan";
import { Hero } from "~/components/sections/hero";
import { TitledCallout } from "~/components/ui/callout";
import { home } from "~/content/home";
import { runLegend } from "~/content/run-legend";

export function HomeHero() {
  const { callout, ...hero } = home.hero;
  return (
    <Hero
      {...hero}
      drawing={<HomePlan />}
      callout={<TitledCallout {...callout} legend={runLegend} />}
    />
  );
}
