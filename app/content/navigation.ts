import { type NavLink, pageAt } from "./pages";

/** Header links beside the services and locations (specification 2, Navigation bar). */
export const companyLinks: readonly NavLink[] = [pageAt("/about"), pageAt("/blog")];

export const contactLink = pageAt("/contact");

export const supportLink = pageAt("/support");

/** Footer links beside the services (specification 2, Footer). */
export const footerLinks = {
  company: [contactLink, ...companyLinks, pageAt("/brand-guidelines")],
  resources: [
    { ...pageAt("/services/managed-it-guide"), label: "Free IT Guide" },
    pageAt("/rtp"),
    pageAt("/legal"),
  ],
  /** In the bottom line. */
  orientation: [pageAt("/site-map"), pageAt("/accessibility")],
  /** Named in the footer, with nothing behind them yet. */
  planned: ["Business Continuity", "Careers"],
} satisfies Record<string, readonly (NavLink | string)[]>;
