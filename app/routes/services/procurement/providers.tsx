import clsx from "clsx";
import { TextLink } from "~/components/ui/text-link";
import type { NamedList } from "~/content/types";

/** Whom the service is for, and whom not. */
export const Providers = ({ lists }: { lists: readonly NamedList[] }) => (
  <div className="grid break-inside-avoid gap-x-12 gap-y-8 md:grid-cols-2 lg:gap-20 print:block">
    {lists.map(({ title, items, not, link }) => (
      <div key={title} className="print:mt-6">
        <h3 className={clsx("border-b-2 border-petrol pb-3", not && "text-muted")}>{title}</h3>
        <ul>
          {items.map((item) => (
            <li key={item} className={clsx("border-b border-rule py-3", not && "text-muted")}>
              {item}
            </li>
          ))}
        </ul>
        {link && (
          <p className="mt-2">
            <TextLink to={link.to}>{link.label}</TextLink>
          </p>
        )}
      </div>
    ))}
  </div>
);
