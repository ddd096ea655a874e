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
          <li key={card.title} className="border-t-2 border-petrol py-5">
            <h3>{card.title}</h3>
            <p className="font-semibold text-petrol">{card.figure}</p>
            <p className="mt-2 text-muted">{card.text}</p>
            <p className="mt-2 break-inside-avoid">
              <Line className="text-small font-semibold text-petrol">{fitsLabel}</Line> {card.fits}
            </p>
            {"more" in card && <TextLink to={card.more.to}>{card.more.label}</TextLink>}
          </li>
        ))}
      </ul>
      <div className="mt-6 max-w-prose">
        <h3>{example.title}</h3>
        <p className="mt-2 text-muted">{example.text}</p>
      </div>
      <AskLine to="#partnership-form-section" />
    </Section>
  );
}
