import { useLocation } from "@remix-run/react";
import clsx from "clsx";
import { Named } from "~/components/sections/named";
import { trailTo } from "~/content/site-map";

/** The space under the header, and in it the breadcrumbs; the structured data has the same trail, without a search. An article’s own title, a long one, is not shown twice, and on a phone no third name, which would take a second line. */
export function Breadcrumbs({ dark }: { dark: boolean }) {
  const { pathname, search } = useLocation();
  const page = trailTo(pathname);
  const searched = pathname === "/blog" && new URLSearchParams(search).get("q");
  const trail = searched ? [...page, { to: search, label: "Search" }] : page;
  return (
    <div
      id="below-header"
      className={clsx("below-header engineering-grid bg-mist print:hidden", dark && "blueprint")}
    >
      {trail.length > 0 && (
        <nav aria-label="Breadcrumb" className="wrap text-small text-muted">
          <ol>
            {trail.map(({ to, label }, at) => (
              <li
                key={to}
                className={
                  to.startsWith("/blog/")
                    ? "sr-only"
                    : clsx("crumb", at > 1 && to !== search && "max-sm:sr-only")
                }
              >
                {at > 0 && (
                  <span aria-hidden="true" className="mx-1 sm:mx-2">
                    /
                  </span>
                )}
                {at === trail.length - 1 ? (
                  <span aria-current="page">
                    <Named text={label} />
                  </span>
                ) : (
                  <a href={to} className="inline-block py-2.5 text-petrol underline">
                    {label}
                  </a>
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}
