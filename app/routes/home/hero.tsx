import { HomePlan } from "~/components/drawings/home-plan";
import { ButtonLink } from "~/components/ui/button";
import { Tagged } from "~/components/ui/tagged";
import { site } from "~/config/site";
import { home } from "~/content/home";

export function HomeHero() {
  const { badge, title, pitch, contact, explore, callout } = home.hero;
  return (
    <div className="engineering-grid overflow-hidden bg-mist">
      <div className="wrap grid gap-12 pb-16 pt-28 lg:grid-cols-[7fr_6fr] lg:gap-8 lg:pb-24 lg:pt-40">
        <div className="lg:pt-4">
          <p className="inline-flex items-center gap-3 text-small font-semibold text-petrol">
            <span className="h-0.5 w-8 bg-petrol" aria-hidden="true" />
            {badge}
          </p>
          <h1 className="mt-5 text-display">
            <Tagged text={title} word={site.tagWord} />
          </h1>
          <p className="mt-7 max-w-[34rem] text-muted">{pitch}</p>
          <p className="mt-9 flex flex-wrap gap-4">
            <ButtonLink to="/contact" size="lg">
              {contact}
            </ButtonLink>
            <ButtonLink to="#services" variant="outline" size="lg">
              {explore}
            </ButtonLink>
          </p>
        </div>
        <div className="relative lg:-mr-[calc((100vw-var(--container-page))/2)]">
          <HomePlan />
          <p className="relative -mt-6 max-w-[21rem] rounded-box border-t-6 border-amber bg-white p-5 shadow-lift sm:absolute sm:-bottom-4 sm:left-0 sm:mt-0">
            <strong className="block font-head">{callout.title}:</strong>{" "}
            <span className="text-muted">{callout.text}</span>
          </p>
        </div>
      </div>
    </div>
  );
}
