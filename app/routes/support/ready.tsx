import { CheckList } from "~/components/sections/check-list";
import { supportPage } from "~/content/support";

/** What to have at hand before a call or a ticket, and what we never ask for. */
export function SupportReady() {
  const { title, intro, items, never } = supportPage.ready;
  return (
    <div>
      <h3>{title}</h3>
      <p className="mt-2 mb-6 text-muted">{intro}</p>
      <CheckList items={items} />
      <div className="mt-8 border-t-6 border-petrol bg-mist p-6">
        <h3>{never.title}</h3>
        <p className="mt-2 text-muted">{never.text}</p>
      </div>
    </div>
  );
}
