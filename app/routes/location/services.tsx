import { Section } from "~/components/ui/section";
import type { LocationPage } from "~/content/locations";
import { pageAt } from "~/content/pages";

/** What each service means here. */
export function LocationServices({ location }: { location: LocationPage }) {
  const { first, services } = location.content;
  const { title, intro, list } = services;
  return (
    <Section tone={first === "area" ? "mist" : "white"} title={title} intro={intro}>
      <ul className="grid gap-x-12 md:grid-cols-2">
        {list.map(({ to, text }) => (
          <li key={to} className="relative border-t border-rule py-3 md:py-6">
            <h3 className="font-semibold">
              <a href={to} className="text-petrol underline cover-link hover:decoration-2">
                {pageAt(to).label}
              </a>
            </h3>
            <p className="mt-0.5 md:mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
