import { CheckList } from "~/components/sections/check-list";
import { Split } from "~/components/sections/split";
import { Section } from "~/components/ui/section";
import { supportPage } from "~/content/support";

/** What to have at hand before a call. */
export function SupportReady() {
  const { title, lead, items, never } = supportPage.ready;
  return (
    <Section title={title} lead={lead}>
      <Split
        beside={
          <div className="border-t-6 border-amber bg-mist p-7">
            <h3 className="font-semibold">{never.title}</h3>
            <p className="mt-2 text-muted">{never.text}</p>
          </div>
        }
      >
        <CheckList items={items} />
      </Split>
    </Section>
  );
}
