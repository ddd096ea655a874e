import { CheckList } from "~/components/sections/check-list";
import { Section } from "~/components/ui/section";
import { supportPage } from "~/content/support";

/** What to have ready before a call or a ticket. */
export function SupportReady() {
  const { title, intro, items } = supportPage.ready;
  return (
    <Section title={title} intro={intro}>
      <CheckList items={items} columns />
    </Section>
  );
}
