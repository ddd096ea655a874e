import clsx from "clsx";
import { Fragment, type ReactNode } from "react";
import { LeadForm } from "~/components/form/lead-form";
import { Spaced } from "~/components/ui/spaced";
import { businessHours } from "~/config/facts";
import { site } from "~/config/site";
import { footerLinks, supportLink } from "~/content/navigation";
import { officesByState } from "~/content/offices";
import { type NavLink, servicePages } from "~/content/pages";
import { newsletter as newsletterForm } from "~/forms/newsletter";
import { telHref } from "~/lib/phone-number";
import { Logo } from "./logo";

interface ColumnProps {
  title: string;
  /** The longest: on a phone across both columns. */
  wide?: boolean;
  children: ReactNode;
}

const Column = ({ title, wide, children }: ColumnProps) => (
  <div className={clsx(wide && "max-sm:col-span-2")}>
    <h2 className="text-body font-semibold text-white">{title}</h2>
    <ul className={clsx("sm:mt-3", wide && "gap-3 max-sm:columns-2")}>{children}</ul>
  </div>
);

/** Of a list; closer together on a phone, where the lists are most of the footer. */
const row = "py-1.75 sm:py-2.75";

const Links = ({ links }: { links: readonly NavLink[] }) =>
  links.map(({ to, label }) => (
    <li key={to}>
      <a href={to} className={`inline-block ${row} wrap-anywhere hover:text-white hover:underline`}>
        {label}
      </a>
    </li>
  ));

/** The newsletter form, a row among the others. */
const FooterNewsletter = () => (
  <div className="one-row blueprint grid items-end gap-x-20 gap-y-3 border-t border-band-rule pt-4 sm:pt-6 lg:grid-cols-2">
    <div>
      <h2 className="font-semibold">Newsletter: at most one email a month</h2>
      <p className="text-muted">{`Unsubscribe: ${site.email}`}</p>
    </div>
    <LeadForm form={newsletterForm} />
  </div>
);

const own = "flex min-h-11 items-center text-white hover:underline";

/** Who we are, and every link. */
function Above() {
  const { company, resources, planned } = footerLinks;
  return (
    <div className="grid gap-x-20 gap-y-2 sm:gap-y-6 lg:grid-cols-3-8">
      <div>
        <p className="-mt-2 flex items-center text-white max-sm:hidden">
          <Logo bare />
        </p>
        <p className="mt-3 max-sm:hidden">
          Proactive IT strategy and support for small and mid-size businesses nationwide, from{" "}
          {officesByState}.
        </p>
        <p className="grid grid-cols-[auto_auto] items-center justify-between gap-x-8 sm:mt-4 sm:justify-start lg:grid-cols-1">
          <Spaced>
            <a href={telHref(site.phone)} className={`${own} tabular col-span-full w-fit`}>
              {site.phone}
            </a>
            <span className="col-span-full">{businessHours}</span>
            <a href={`mailto:${site.email}`} className={own}>
              {site.email}
            </a>
            <a href={supportLink.to} className={own}>
              {supportLink.label}
            </a>
          </Spaced>
        </p>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-6">
        <Column title="Services" wide>
          <Links links={servicePages} />
        </Column>
        <Column title="Company">
          <Links links={company} />
        </Column>
        <Column title="Resources">
          <Links links={resources} />
          <li className={row}>
            Planned:{" "}
            {planned.map((name, at) => (
              <Fragment key={name}>
                {at > 0 && ", "}
                <span>{name}</span>
              </Fragment>
            ))}
          </li>
        </Column>
      </div>
    </div>
  );
}

/** The last line of the page. */
const Below = () => (
  <div className="border-t border-band-rule">
    <div className="wrap flex flex-wrap items-center justify-between gap-x-8 py-2 sm:py-4">
      <p>
        © {new Date().getFullYear()} <span translate="no">{site.legalName}</span>
      </p>
      <ul className="flex flex-wrap gap-x-6">
        <Links links={footerLinks.orientation} />
      </ul>
    </div>
  </div>
);

/** At the end of every page (specification 2, Footer). */
export const Footer = () => (
  <footer className="bg-band text-small text-band-muted print:hidden">
    <div className="wrap py-4 sm:py-8">
      <Above />
      <div className="mt-3 sm:mt-8">
        <FooterNewsletter />
      </div>
    </div>
    <Below />
  </footer>
);
