import { CheckList } from "~/components/sections/check-list";
import { Section } from "~/components/ui/section";
import { supportPage } from "~/content/support";

/** What to have at hand before a call or a ticket, and what we never ask for. */
export function SupportReady() {
  const { title, intro, items, never } = supportPage.ready;
  return (
    <Section title={title} intro={intro}>
      <div className="grid items-start gap-8 lg:grid-cols-[7fr_4fr] lg:gap-20">
        <CheckList items={items} />
        <div className="border-t-2 border-petrol bg-mist p-6">
          <h3>{never.title}</h3>
          <p className="mt-2 text-muted">{never.text}</p>
        </div>
      </div>
    </Section>
  );
}
