import { HomePlan } from "~/components/drawings/home-plan";
import { Hero } from "~/components/sections/hero";
import { home } from "~/content/home";

export function HomeHero() {
  const { callout, ...hero } = home.hero;
  return (
    <Hero
      {...hero}
      drawing={<HomePlan />}
      callout={
        <p className="relative max-w-[21rem] rounded-box border-t-6 border-amber bg-white p-5 shadow-lift">
          <strong className="font-head">{callout.title}:</strong>{" "}
          <span className="text-muted">{callout.text}</span>
        </p>
      }
    />
  );
}
