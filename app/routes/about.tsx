import { TwoOffices } from "~/components/drawings/two-offices";
import { Page } from "~/components/layout/page";
import { Closing } from "~/components/sections/closing";
import { Hero } from "~/components/sections/hero";
import { TitledCallout } from "~/components/ui/callout";
import { Section } from "~/components/ui/section";
import { PhoneLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { about } from "~/content/about";
import { posts } from "~/content/blog";
import { locationsFromWest } from "~/content/locations";
import { pageAt } from "~/content/pages";
import { values } from "~/content/values";
import { pageMeta } from "~/head/page-meta";
import { Offices } from "./about/offices";
import { Team } from "./about/team";
import { Timeline } from "./about/timeline";
import { ValueList } from "./about/values";

export { submit as action } from "~/leads/submit.server";

export const meta = pageMeta(about);

/** The articles that go on with the story. */
const news = posts
  .filter(({ category }) => category === "Company News")
  .map(({ slug, title }) => ({ to: slug, label: title }));

/** About Us (specification 2, About). */
export default function About() {
  const { callout, ...hero } = about.hero;
  const { story, team, offices, closing } = about;
  return (
    <Page>
      <Hero
        {...hero}
        page={pageAt("/about")}
        drawing={
          <TwoOffices names={locationsFromWest.map(({ city }) => city)} joint={callout.title} />
        }
        callout={<TitledCallout {...callout} />}
      />
      <Section id="story" title={story.title}>
        <Timeline milestones={story.milestones} news={news} />
      </Section>
      <Section id="values" tone="band" title={about.values.title}>
        <ValueList values={values} label={about.values.sign} />
      </Section>
      <Section
        id="team"
        title={team.title}
        intro={
          <>
            {team.intro} <PhoneLink number={site.phone} inline />
          </>
        }
      >
        <Team members={team.members} label={team.ask} />
      </Section>
      <Section id="offices" tone="mist" title={offices.title}>
        <Offices />
      </Section>
      <Closing {...closing} />
    </Page>
  );
}
