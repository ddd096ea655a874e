import { PhoneSystem, SilentAlert } from "~/components/drawings/phone-system";
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
      <ul className="grid gap-x-12 lg:grid-cols-3">
        {cards.map((card) => (
          <li
            key={card.title}
            className="border-t-2 border-petrol py-5 md:max-lg:grid md:max-lg:grid-cols-[20rem_1fr] md:max-lg:gap-x-12"
          >
            {"system" in card ? <PhoneSystem system={card.system} /> : <SilentAlert />}
            <div>
              <h3>{card.title}</h3>
              <p className="font-semibold text-petrol">{card.figure}</p>
              <p className="mt-2 text-muted">{card.text}</p>
              <p className="mt-2 break-inside-avoid">
                <Line className="text-small font-semibold text-petrol">{fitsLabel}</Line>{" "}
                {card.fits}
              </p>
              {"more" in card && <TextLink to={card.more.to}>{card.more.label}</TextLink>}
            </div>
          </li>
        ))}
      </ul>
      <AskLine to="#partnership-form-section" />
      <div className="mt-10 grid gap-6 lg:grid-cols-2 lg:gap-20">
        <div>
          <h3>{example.title}</h3>
          <p className="mt-2 text-muted">{example.text}</p>
        </div>
        <ul className="grid grid-cols-4 gap-4 lg:pt-2">
          {example.systems.map(({ sites, cloud, label }) => (
            <li key={label} className="first:col-span-3">
              <div className="grid auto-cols-fr grid-flow-col gap-4">
                {sites.map((site) => (
                  <UserBlock key={site} users={example.users} cloud={cloud} />
                ))}
              </div>
              <p className="mt-3 border-t-2 border-petrol pt-2 text-small font-semibold">{label}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
