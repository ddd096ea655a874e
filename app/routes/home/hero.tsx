import { HomePlan } from "~/components/drawings/home-plan";
import { Hero } from "~/components/sections/hero";
import { Callout } from "~/components/ui/callout";
import { home } from "~/content/home";

export function HomeHero() {
  const { callout, ...hero } = home.hero;
  return (
    <Hero
      {...hero}
      drawing={<HomePlan />}
      callout={
        <Callout>
          <p>
            <strong className="font-head">{callout.title}:</strong>{" "}
            <span className="text-muted">{callout.text}</span>
          </p>
        </Callout>
      }
    />
  );
}
