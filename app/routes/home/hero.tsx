import { HomePlan } from "~/components/drawings/home-plan";
import { Hero } from "~/components/sections/hero";
import { TitledCallout } from "~/components/ui/callout";
import { Line } from "~/components/ui/line";
import { home } from "~/content/home";

export function HomeHero() {
  const { callout, text, fee, price, ...hero } = home.hero;
  return (
    <Hero
      {...hero}
      text={
        <>
          <Line>{text}</Line>
          {fee} <b className="text-ink max-sm:block">{price}.</b>
        </>
      }
      drawing={<HomePlan />}
      callout={<TitledCallout {...callout} />}
    />
  );
}
