import { legal } from "~/content/legal";
import type { StoredForms } from "./stored-forms.server";

/** What each form asks for, under where it goes. */
export const StoredFormsList = ({ ways }: { ways: StoredForms }) => (
  <div className="max-md:mt-8 lg:mt-8 print:mt-6">
    <h3 className="mb-4">{legal.formsTitle}</h3>
    {ways.map(({ way, forms }) => (
      <div key={way} className="grid break-inside-avoid gap-y-2 border-t border-rule py-4">
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
