import { legal } from "~/content/legal";
import type { StoredForms } from "./stored-forms.server";

/** What each form asks for, under where it goes; the way of most of them beside the others. */
export const StoredFormsList = ({ ways }: { ways: StoredForms }) => (
  <div className="mt-8 grid gap-x-12 max-sm:text-[1rem] max-sm:leading-[1.55] gap-y-6 md:grid-cols-[7fr_5fr] print:mt-4 print:grid-cols-[7fr_5fr]">
    <h3 className="md:col-span-2 print:col-span-2">{legal.formsTitle}</h3>
    {ways.map(({ way, forms }) => (
      <div
        key={way}
        className="grid break-inside-avoid content-start gap-y-2 border-t border-rule pt-4 md:first-of-type:row-span-2 print:first-of-type:row-span-2"
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
