import { LinkLines } from "~/components/sections/link-lines";
import { Rows } from "~/components/sections/rows";
import { lineCard } from "~/content/line-card";

/** What a provider no longer does, in rows beside the heading, on the dark ground. */
export function LineCardBenefits() {
  const { title, items, links } = lineCard.benefits;
  return (
    <section className="section blueprint engineering-grid bg-mist">
      <div className="wrap grid gap-6 lg:grid-cols-4-7 lg:gap-20">
        <div className="max-lg:contents">
          <div className="section-head">
            <h2>{title}</h2>
          </div>
          <div className="max-lg:order-last">
            <LinkLines links={links} />
          </div>
        </div>
        <Rows rows={items} />
      </div>
    </section>
  );
}
