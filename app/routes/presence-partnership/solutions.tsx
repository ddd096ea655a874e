import { UserBlock } from "~/components/drawings/user-blocks";
import { AskLine } from "~/components/sections/ask-line";
import { Line } from "~/components/ui/line";
import { Section } from "~/components/ui/section";
import { TextLink } from "~/components/ui/text-link";
import { partnershipPage } from "~/content/partnership";

/** Featured solutions: what each is, and whom it fits. */
export function PartnershipSolutions() {
  const { title, intro, cards, fitsLabel, example } = partnershipPage.solutions;
  return (
    <Section id="solutions" tone="mist" title={title} intro={intro}>
      <ul>
        {cards.map((card) => (
          <li
            key={card.title}
            className="grid gap-x-12 gap-y-3 border-t-2 border-petrol py-5 lg:grid-cols-3"
          >
            <div>
              <h3>{card.title}</h3>
              <p className="font-semibold text-petrol tabular">{card.figure}</p>
            </div>
            <div>
              <p className="text-muted">{card.text}</p>
              {"more" in card && <TextLink to={card.more.to}>{card.more.label}</TextLink>}
            </div>
            <p>
              <Line className="text-small font-semibold text-petrol">{fitsLabel}</Line> {card.fits}
            </p>
          </li>
        ))}
      </ul>
      <AskLine to="#partnership-form-section" />
      <h3 className="mt-10">{example.title}</h3>
      <p className="mt-2 max-w-prose text-muted">{example.text}</p>
      <ul className="mt-6 grid grid-cols-2 gap-8 lg:grid-cols-4">
        {example.sites.map(({ name, cloud }) => (
          <li key={name}>
            <UserBlock users={example.users} cloud={cloud} />
            <p className="mt-3 font-semibold">{name}</p>
            <p className="text-small text-muted">
              {example.users} users {cloud ? "in the cloud" : "on hardware"}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-small text-muted">{example.caption}</p>
    </Section>
  );
}
