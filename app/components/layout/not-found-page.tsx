import { PhoneLink } from "~/components/ui/text-link";
import { site } from "~/config/site";
import { contactLink, supportLink } from "~/content/navigation";
import { servicePages } from "~/content/pages";
import { purposes } from "~/content/site-map";
import { Feeders } from "./feeders";
import { Page } from "./page";

const lookedFor = [
  ...servicePages.slice(0, 1),
  supportLink,
  contactLink,
  { to: "/site-map", label: "Site map" },
].map(({ to, label }) => ({ to, label, text: purposes[to] }));

/** The page for every unknown path (specification 2, Not found). */
export function NotFoundPage() {
  return (
    <Page error={404}>
      <div className="blueprint engineering-grid bg-mist pb-12 pt-10 md:pt-16 lg:pb-20">
        <div className="wrap grid gap-10 lg:grid-cols-2 lg:items-center lg:gap-8">
          <div>
            <p className="font-head text-statement font-bold text-petrol">404</p>
            <h1 className="mt-3">Oops! Page not found</h1>
            <p className="mt-6 max-w-form text-muted">
              It may have moved, or the address may have a typo.
            </p>
          </div>
          <Feeders
            open={{ label: "This address", text: "No page is connected to it" }}
            links={lookedFor}
            home
          />
        </div>
      </div>
      <div className="wrap py-10">
        <p>
          Can’t find it? Call <PhoneLink number={site.phone} inline />.
        </p>
      </div>
    </Page>
  );
}
