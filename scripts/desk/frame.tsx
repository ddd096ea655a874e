/** What every page of the desk has: which database it is, where one can go, what was just done. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { headers } from "./gate.ts";

export interface Frame {
  /** The deployed site whose database it is; without it, the local one. */
  deployed?: string;
  /** How many leads want a look, by their state. */
  counts: Record<string, number>;
  /** What the last change did. */
  notice: string;
  /** Where the reader is, as one of the links. */
  here?: string;
}

const links: [to: string, label: string, state?: string][] = [
  ["/", "Leads"],
  ["/?state=pending", "Waiting", "pending"],
  ["/?state=dead", "Given up", "dead"],
  ["/?state=quarantined", "Spam", "quarantined"],
  ["/figures", "Figures"],
  ["/person", "Erase a person"],
];

export const whole = (value: number) => value.toLocaleString("en-US");
export const leadsOf = (count: number) => `${whole(count)} lead${count === 1 ? "" : "s"}`;

const link =
  "border-b-4 border-transparent py-2 no-underline aria-[current]:border-amber aria-[current]:font-semibold";

/** A database that is live is not overlooked. */
function Banner({ of: site }: { of?: string }) {
  const deployed = site === "production" ? "production bg-danger py-3 text-white" : "bg-amber py-3";
  return (
    <p
      className={`banner m-0 max-w-none px-5 ${site ? deployed : "local bg-ok py-1.5 text-white"}`}
    >
      <strong>{site?.toUpperCase() ?? "Local database"}</strong>{" "}
      {site ? "deployed at Cloudflare: what you change is changed there" : "on this machine"}
    </p>
  );
}

/** A page. Its title has no name of anybody in it: the browser keeps titles. */
export function page(title: string, frame: Frame, children: ReactNode, status = 200): Response {
  const { deployed, counts, notice, here } = frame;
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
                className={link}
                aria-current={to === here ? "page" : undefined}
              >
                {label} {state && <b className={`state ${state}`}>{whole(counts[state] ?? 0)}</b>}
              </a>
            ))}
          </nav>
        </header>
        <main id="main" tabIndex={-1} className="mx-auto max-w-360 px-5 pb-12 outline-none">
          {notice && (
            <output className="mt-4 block border-l-4 bg-tint p-3 text-ok">{notice}</output>
          )}
          <h1 className="text-2xl">{title}</h1>
          {children}
        </main>
      </body>
    </html>,
  );
  return new Response(`<!doctype html>${html}`, {
    status,
    headers: { ...headers, "Content-Type": "text/html; charset=utf-8" },
  });
}

export type Values = [name: string, value: string][];

/** What a form sends without showing it. */
export const hidden = (values: Values) =>
  values.map(([name, value]) => <input key={name + value} type="hidden" {...{ name, value }} />);
