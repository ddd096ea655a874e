import { CategoryDrawing } from "~/components/drawings/category-drawing";
import { ButtonLink } from "~/components/ui/button";
import { Section } from "~/components/ui/section";
import { home } from "~/content/home";
import { services } from "~/content/services";

/** Six services as the rows of an index, each with a piece of its page's drawing. */
export function HomeServices() {
  const { title, learnMore, invitation } = home.services;
  return (
    <Section id="services" title={title}>
      <ul className="grid border-b border-rule lg:grid-cols-2 lg:gap-x-20 gap-x-12 print:grid-cols-2">
        {services.map(({ link, title: name, description, icon, color }) => (
          <li
            key={link}
            className="relative grid label-cols-18 gap-x-4 gap-y-1 border-t border-rule py-3 sm:py-4 hover:bg-mist sm:label-cols-28 sm:grid-rows-auto-1 sm:gap-x-6 sm:gap-y-1 print:label-cols-16"
          >
            <div className="sm:row-span-2">
              <CategoryDrawing category={icon} />
            </div>
            <h3 className="self-center">{name}</h3>
            <p className="col-span-2 text-muted sm:col-span-1">
              {description}{" "}
              <a
                href={link}
                className={`cover-link inline-block font-semibold underline hover:decoration-2 ${color}`}
              >
                {learnMore}
                <span className="sr-only whitespace-pre">{` about ${name}`}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <ButtonLink to="#contact" variant="link">
          {invitation}
        </ButtonLink>
      </p>
    </Section>
  );
}
