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

const links = [
  { to: "/", label: "Leads" },
  { to: "/?state=pending", label: "Waiting", state: "pending" },
  { to: "/?state=dead", label: "Given up", state: "dead" },
  { to: "/?state=quarantined", label: "Spam", state: "quarantined" },
  { to: "/figures", label: "Figures" },
  { to: "/person", label: "Erase a person" },
];

/** The color and the words of a database: one that is live is not overlooked. */
const bannerOf = (deployed?: string): [kind: string, name: string, text: string] => {
  if (!deployed) return ["local", "Local database", "on this machine"];
  const kind = deployed === "production" ? "production" : "deployed";
  return [kind, deployed.toUpperCase(), "deployed at Cloudflare: what you change is changed there"];
};

/** A page. Its title has no name of anybody in it: the browser keeps titles. */
export function page(
  title: string,
  { deployed, counts, notice, here }: Frame,
  children: ReactNode,
  status = 200,
): Response {
  const [kind, name, text] = bannerOf(deployed);
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
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <header>
          <p className={`banner ${kind}`}>
            <strong>{name}</strong> <span>{text}</span>
          </p>
          <nav className="row" aria-label="Desk">
            {links.map(({ to, label, state }) => (
              <a key={to} href={to} aria-current={to === here ? "page" : undefined}>
                {label}
                {state && (
                  <>
                    {" "}
                    <b className={`state ${state}`}>
                      {(counts[state] ?? 0).toLocaleString("en-US")}
                    </b>
                  </>
                )}
              </a>
            ))}
          </nav>
        </header>
        <main id="main" tabIndex={-1}>
          {notice && (
            <p className="notice" role="status">
              {notice}
            </p>
          )}
          <h1>{title}</h1>
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

/** What a form sends without showing it. */
export const Hidden = ({ values }: { values: [name: string, value: string][] }) => (
  <>
    {values.map(([name, value]) => (
      <input key={name + value} type="hidden" name={name} value={value} />
    ))}
  </>
);
