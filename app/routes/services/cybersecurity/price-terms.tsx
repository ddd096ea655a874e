import { CheckList } from "~/components/sections/check-list";
import type { NamedList } from "~/content/types";

/** What is in the price, and beside it what nobody can sell, as large as a heading. */
export const PriceTerms = ({
  lists: [included, out],
}: {
  lists: readonly [NamedList, NamedList];
}) => {
  const [promise, ...rest] = out.items;
  return (
    <div className="break-inside-avoid">
      <div className="grid gap-12 lg:grid-cols-[4fr_7fr] lg:gap-20">
        <div>
          <h3 className="mb-5">{included.title}</h3>
          <CheckList items={included.items} />
        </div>
        <div>
          <h3 className="mb-5">{out.title}</h3>
          <p className="mb-8 border-l-6 border-petrol pl-6 font-head text-statement font-bold">
            {promise}
          </p>
          <CheckList items={rest} not />
        </div>
      </div>
    </div>
  );
};
