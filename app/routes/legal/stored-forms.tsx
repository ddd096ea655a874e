import clsx from "clsx";
import { DataWay } from "~/components/drawings/data-way";
import { legal } from "~/content/legal";
import type { StoredForms } from "./stored-forms.server";

/** What each form asks for, under where it goes, and beside the ways drawn. */
export const StoredFormsList = ({ ways }: { ways: StoredForms }) => (
  <div className="mt-8 grid gap-x-12 gap-y-4 md:grid-cols-2 lg:grid-cols-3 print:mt-4 print:grid-cols-2 print:gap-x-7">
    <h3 className="col-span-full">{legal.formsTitle}</h3>
    <DataWay />
    {ways.map(({ way, forms }, at) => (
      <div
        key={way}
        className={clsx(
          "grid break-inside-avoid content-start gap-y-2 border-t border-rule pt-4",
          at === 0 && "lg:row-span-2",
        )}
      >
        <h4 className="font-semibold">{way}</h4>
        <ul className="grid gap-y-2">
          {forms.map(({ title, asks }) => (
            <li key={title}>
              <strong>{title}:</strong> {asks}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);
