import { legal } from "~/content/legal";
import { LegalRow, lead } from "./row";
import type { StoredForms } from "./stored-forms.server";

/** What each form asks for, under where it goes; the way of most of them beside the others. */
export const StoredFormsList = ({ ways }: { ways: StoredForms }) => (
  <LegalRow inner head={<h3 className={lead}>{legal.formsTitle}</h3>}>
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      {ways.map(({ way, forms }) => (
        <div
          key={way}
          className="grid break-inside-avoid content-start gap-y-2 sm:first:row-span-2"
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
  </LegalRow>
);
