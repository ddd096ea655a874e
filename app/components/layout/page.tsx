import type { ReactNode } from "react";
import { Breadcrumbs } from "./breadcrumbs";
import { Footer } from "./footer";
import { Header } from "./header";
import { ServerMarkup } from "./server-markup";

/** Header, breadcrumbs, content, footer. Every route draws its own, so that the forms inside see its action's answer. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="fixed left-4 -top-24 z-30 rounded-tag bg-ink px-4 py-3 text-white focus:top-2"
      >
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <ServerMarkup>{import.meta.env.SSR && <Breadcrumbs />}</ServerMarkup>
        {children}
      </main>
      <Footer />
    </>
  );
}
