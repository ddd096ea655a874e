import { Key } from "~/components/ui/key";
import { Section } from "~/components/ui/section";
import { supportPage } from "~/content/support";

/** What to have ready before a call or a ticket. */
export function SupportReady() {
  const { title, intro, items } = supportPage.ready;
  return (
    <Section title={title} intro={intro}>
      <ol className="grid gap-x-12 lg:grid-cols-2">
        {items.map((item, at) => (
          <li key={item} className="flex items-baseline gap-4 py-2">
            <Key number={at + 1} />
            {` ${item}`}
          </li>
        ))}
      </ol>
    </Section>
  );
}
