/** What every page of the desk has: which database it is, where one can go, what was just done. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { respond } from "./gate.ts";
import { State } from "./leads.tsx";

export interface Frame {
  /** The deployed site whose database it is; without it, the local one. */
  deployed?: string;
  /** How many leads want a look, by their state. */
  counts?: Record<string, number>;
  /** What the last change did. */
  notice?: string;
  /** Where the reader is, as one of the links. */
  here?: string;
  /** What stands at the top; without it, the title. */
  heading?: string;
  status?: number;
}

const links: [to: string, label: string, state?: string][] = [
  ["/", "Leads"],
  ["/?state=pending", "Waiting", "pending"],
  ["/?state=dead", "Given up", "dead"],
  ["/?state=quarantined", "Held as spam", "quarantined"],
  ["/figures", "Figures"],
  ["/person", "Erase a person"],
];

/** What a list is called. */
export const listTitle = (list: string) => links.find(([to]) => to === list)?.[1] ?? "Leads";

export const formatCount = (value: number) => value.toLocaleString("en-US");
export const formatLeads = (count: number) => `${formatCount(count)} lead${count === 1 ? "" : "s"}`;

const bannerLooks: Record<string, string> = {
  local: "bg-ok py-1.5 text-white",
  production: "bg-danger py-3 text-white",
};

/** A database that is live is not overlooked. */
const Banner = ({ of: site }: { of?: string }) => (
  <p className={`banner m-0 max-w-none px-5 ${bannerLooks[site ?? "local"] ?? "bg-amber py-3"}`}>
    <strong>{site?.toUpperCase() ?? "Local database"}</strong>{" "}
    {site ? "deployed at Cloudflare: what you change is changed there" : "on this machine"}
  </p>
);

/** A page. Its title has no name of anybody in it: the browser keeps titles. */
export function page(title: string, frame: Frame, children: ReactNode): Response {
  const { deployed, counts = {}, notice, here, heading = title, status = 200 } = frame;
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | Desk, ${deployed ?? "local"}`}</title>
        <link rel="stylesheet" href="/desk.css" />
        <link rel="icon" href="/icon.svg" />
      </head>
      <body>
        <a className="sr-only focus:not-sr-only" href="#main">
          Skip to the content
        </a>
        <header>
          <Banner of={deployed} />
          <nav className="row my-0 border-b border-rule px-5" aria-label="Desk">
            {links.map(([to, label, state]) => (
              <a
                key={to}
                href={to}
                aria-current={to === here ? "page" : undefined}
                className="border-b-4 border-transparent no-underline aria-[current]:border-amber aria-[current]:text-ink"
              >
                {label} {state && <State of={state}>{formatCount(counts[state] ?? 0)}</State>}
              </a>
            ))}
          </nav>
        </header>
        <main id="main" tabIndex={-1} className="mx-auto max-w-360 px-5 pb-12 outline-none">
          {notice && (
            <output className="mt-4 block border-l-4 bg-tint p-3 text-ok">{notice}</output>
          )}
          <h1 className="text-2xl">
            <bdi>{heading}</bdi>
          </h1>
          {children}
        </main>
      </body>
    </html>,
  );
  return respond(status, `<!doctype html>${html}`, { "Content-Type": "text/html; charset=utf-8" });
}

export type Values = [name: string, value: string][];

/** What a form sends without showing it. */
export const hidden = (values: Values) =>
  values.map(([name, value]) => (
    <input key={name + value} type="hidden" name={name} value={value} />
  ));
