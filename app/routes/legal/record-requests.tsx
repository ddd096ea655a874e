import { ButtonLink } from "~/components/ui/button";
import { legal } from "~/content/legal";

/** What a visitor can ask of what we hold, each as an email to send. */
export const RecordRequests = () => (
  <ul className="grid justify-items-start gap-4 lg:mt-2 print:hidden">
    {legal.requests.map(({ label, href }) => (
      <li key={href}>
        <ButtonLink to={href} variant="outline">
          {label}
        </ButtonLink>
      </li>
    ))}
  </ul>
);
