import { PhoneLink } from "~/components/ui/text-link";
import { site } from "~/config/site";

/** On a phone, the way out of a long part to the next step; a wider screen shows more of the page at once, and has both in its header. */
export const AskLine = ({ to }: { to: string }) => (
  <p className="ask-line mt-4 sm:hidden print:hidden">
    <a href={to} className="inline-flex min-h-11 items-center font-semibold text-petrol underline">
      Ask us
    </a>{" "}
    or call <PhoneLink number={site.phone} />
  </p>
);
