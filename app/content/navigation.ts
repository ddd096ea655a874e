import { site } from "~/config/site";

export interface NavLink {
  to: string;
  label: string;
}

/** Six service pages, in the order of the home page. */
export const serviceLinks: readonly NavLink[] = [
  { to: "/services/managed-it", label: "Managed IT Services" },
  { to: "/services/cloud-solutions", label: "Cloud Solutions" },
  { to: "/services/cybersecurity", label: "Cybersecurity" },
  { to: "/services/it-consulting", label: "IT Consulting" },
  { to: "/services/voip", label: "VoIP Solutions" },
  { to: "/services/procurement", label: "Strategic Enablement & Procurement" },
];

export const locationLinks: readonly NavLink[] = Object.values(site.offices).map((office) => ({
  to: `/locations/${office.slug}`,
  label: `${office.city}, ${office.state}`,
}));

export const companyLinks: readonly NavLink[] = [
  { to: "/about", label: "About Us" },
  { to: "/blog", label: "Blog" },
];

export const contactLink: NavLink = { to: "/contact", label: "Contact" };

export const supportLink: NavLink = { to: "/support", label: "Client support" };

/** Footer links beside the services (specification 2, Footer). */
export const footerLinks = {
  company: [contactLink, ...companyLinks, { to: "/brand-guidelines", label: "Brand Guidelines" }],
  resources: [
    { to: "/services/managed-it-guide", label: "Free IT Guide" },
    { to: "/rtp", label: "Tech Specifications" },
    { to: "/legal", label: "Legal" },
  ],
  /** In the bottom line. */
  orientation: [
    { to: "/site-map", label: "Site map" },
    { to: "/accessibility", label: "Accessibility" },
  ],
  /** Named in the footer, with nothing behind them yet. */
  planned: ["Business Continuity", "Careers"],
} satisfies Record<string, readonly (NavLink | string)[]>;
