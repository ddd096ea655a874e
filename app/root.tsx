import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, Links, Meta, Outlet, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import favicon from "../public/favicon.svg?inline";
import { ErrorPage, errorWords } from "./components/layout/error-page";
import { NotFoundPage } from "./components/layout/not-found-page";
import { Notifications } from "./components/ui/notifications";
import { site } from "./config/site";
import { language } from "./lib/language";
import { refusal } from "./lib/refusal";
import archivo from "./styles/fonts/archivo.woff2?url";
import publicSans from "./styles/fonts/public-sans.woff2?url";

const fontPreload = (href: string) => (
  <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
);

/** Refuses what the worker's guards did not let pass; the error boundary draws its page. */
export function loader({ context: { refused } }: LoaderFunctionArgs) {
  if (refused) throw refusal(refused);
  return null;
}

export const links: LinksFunction = () => [
  // For search engines and feed readers, which fetch it; a browser takes the drawing.
  { rel: "icon", href: "/favicon.ico", sizes: "48x48" },
  // In the page itself: smaller than the request for it.
  { rel: "icon", href: favicon, type: "image/svg+xml" },
];

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);

/** The title of an error page; every route sets its own. */
export const meta: MetaFunction = ({ error }) => [
  { title: `${error ? errorWords(statusOf(error)).title : site.brand} | ${site.brand}` },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Nothing is drawn before the header is there whole: half a menu would move. Every page has what comes after it; for an element that is missing, Safari 18 waits seconds. */}
        <link rel="expect" href="#below-header" blocking="render" />
        <Meta />
        <Links />
        {import.meta.env.DEV && <script type="module" nonce="dev" src="/@vite/client" />}
        {/* A browser waits a moment for these before it draws; with JavaScript, `document/head-script.ts` does. */}
        <noscript>
          {fontPreload(archivo)}
          {fontPreload(publicSans)}
        </noscript>
      </head>
      <body>
        {/* The headline's face. In the head, a browser would wait for it before it draws anything. */}
        {fontPreload(archivo)}
        {children}
        <Notifications />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const status = statusOf(useRouteError());
  return status === 404 ? <NotFoundPage /> : <ErrorPage status={status} />;
}
