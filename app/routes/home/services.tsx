import { ServiceIcon } from "~/components/drawings/service-icon";
import { ButtonLink } from "~/components/ui/button";
import { Section } from "~/components/ui/section";
import { home } from "~/content/home";
import { services } from "~/content/services";

/** Six services as the rows of an index. */
export function HomeServices() {
  const { title, lead, invitation } = home.services;
  return (
    <Section id="services" title={title} lead={lead}>
      <ul className="border-b border-rule">
        {services.map((service) => (
          <li
            key={service.link}
            className="relative grid items-center gap-x-8 gap-y-3 border-t border-rule py-5 hover:bg-mist md:grid-cols-[3rem_4fr_6fr_auto]"
          >
            <ServiceIcon name={service.icon} />
            <h3>{service.title}</h3>
            <p className="text-muted ">{service.description}</p>
            <a
              href={service.link}
              className={`inline-flex min-h-11 items-center gap-2 whitespace-nowrap font-semibold underline cover-link ${service.color}`}
            >
              Learn more <span className="sr-only">about {service.title}</span>
              <span aria-hidden="true" className="">
                →
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <ButtonLink to="#contact" variant="link">
          {invitation}
        </ButtonLink>
      </p>
    </Section>
  );
}
