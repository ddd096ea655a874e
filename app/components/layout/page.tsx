import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Line } from "~/components/ui/line";
import { atAnyHour, businessHours } from "~/config/facts";
import { site } from "~/config/site";
import { addressLines } from "~/content/offices";
import { pages } from "~/content/pages";
import { Breadcrumbs } from "./breadcrumbs";
import { Footer } from "./footer";
import { Header } from "./header";

/** At the end of every page on paper: whom to call, and where the page is. */
function OnPaper() {
  const { pathname } = useLocation();
  const { phone, support } = site;
  const forClients = pages.some(({ to, group }) => to === pathname && group === "For clients");
  return (
    <p className="wrap hidden break-inside-avoid text-small print:block">
      <Line className="mt-6 border-t-2 border-petrol pt-2 font-head text-statement font-bold">
        What’s <span className="tag-word">{site.tagWord}</span>? Call{" "}
        {forClients ? support.phone : phone}
      </Line>
      <Line>{forClients ? atAnyHour : `Answered ${businessHours}`}</Line>
      <Line className="mt-2">
        <span translate="no">{`${site.brand}, ${site.email}, ${site.origin}${pathname}`}</span>
      </Line>
      {site.offices.map((office) => (
        <Line key={office.slug}>{addressLines(office).join(", ")}</Line>
      ))}
    </p>
  );
}

interface Props {
  children: ReactNode;
  error?: number;
  /** It begins with a blueprint, and so does the header while it lies over it. */
  dark?: boolean;
}

/** Header, breadcrumbs, content, footer. Every route draws its own, so that the forms inside see its action's answer. */
export function Page({ children, error, dark = error !== undefined }: Props) {
  return (
    <>
      <a
        href="#main"
        className="fixed left-4 -top-24 z-30 rounded-tag bg-ink px-4 py-3 text-white focus:top-2 print:hidden"
      >
        Skip to content
      </a>
      <Header dark={dark} />
      <main id="main" tabIndex={-1}>
        <Breadcrumbs dark={dark} />
        {children}
        <OnPaper />
      </main>
      <Footer />
    </>
  );
}
