import { site } from "~/config/site";
import { telHref } from "~/lib/phone-number";
import type { Sheet } from "./line";

const brands = [
  ...["Neat", "Microsoft", "Dell", "Palo Alto", "Fortinet", "Synology", "HP"],
  ...["Lenovo", "Cyberpower", "Ericsson LG", "Clearfly", "3CX", "Fanvil"],
];

/** Specification 2, Line card, Partnership page and Support; 3, Partner. */
export const partners: readonly Sheet[] = [
  {
    path: "/services/line-card",
    title: "Technology Partner Line Card",
    lines: {
      "Hero with 'Become a Partner' and 'Explore Our Line Card' buttons": {
        within: ".hero",
        links: ["Become a Partner → #become-a-partner", "Explore Our Line Card → #line-card"],
      },
      "plus the first six brand icons": {
        each: [".hero li", brands.slice(0, 6).map((name, at) => `0${at + 1} ${name}`)],
        count: { ".hero li svg": 6 },
      },
      "Three benefits": {
        shows: "Simplified Procurement … Technical Expertise … Competitive Pricing",
      },
      "Grid of all 13 brands, each with name, description and 'Click to select'": {
        within: "#line-card",
        shows: brands.flatMap((name) => [name, "Click to select"]),
        each: ["#line-card li [id$=-name]", brands],
        count: { "#line-card li": 13, "#line-card li .brand-text": 13 },
      },
      "'Become a Partner' form with a brand-of-interest chip grid": {
        within: "#become-a-partner",
        shows: "Become a Partner … Brands of interest",
        each: ["#become-a-partner .chip", brands],
      },
      "Closing call to action 'Get Started Today'": {
        links: ["Get Started Today → #become-a-partner"],
      },
    },
  },
  {
    path: "/presence-partnership",
    lines: {
      "Hero with scroll buttons to the form and the solutions section": {
        within: ".hero",
        links: ["→ #partnership-form-section", "→ #solutions"],
      },
      "'Why Partner With Us'": {
        shows: "Why Partner With Us … Vendor Status … Dedicated Support … Exclusive Cloud Hosting",
      },
      "featured solutions": {
        within: "#solutions",
        shows: [
          "Cloud-based virtual phone platform … scalable from 100 to 1,000+ users",
          "Hardware phone systems on-premises … Staff Alerter",
        ],
      },
      "Staff Alerter section (silent panic alerts, team coordination; …)": {
        within: "#staff-alerter",
        shows: "Silent panic alerts … Team coordination … Healthcare … Education … Hospitality",
      },
      "about the vendor; partnership inquiry form": {
        shows: `About ${site.communicationsVendor} … Partnership inquiry`,
        count: { "#partnership-form-section form": 1 },
      },
    },
  },
  {
    path: "/support",
    title: `Technical Support | ${site.product}`,
    lines: {
      "Three option cards: call by phone, email support, submit a ticket": {
        within: "#options",
        shows: "Call by Phone … Email Support … within 24 hours … Submit a Ticket",
        count: { "#options li": 3 },
      },
      "opens an external client portal in a new tab": {
        count: { [`#options a[target=_blank][href="${site.portalUrl}"]`]: 1 },
      },
      "A ticket form card with an extra 'Go to Support Portal Login' button": {
        within: "#ticket",
        links: [`Go to Support Portal Login → ${site.portalUrl}`],
        count: { "#ticket form": 1, "#ticket a[target=_blank]": 1 },
      },
      "A support phone and support e-mail are shown": {
        within: "#options",
        links: [
          `${site.support.phone} → ${telHref(site.support.phone)}`,
          `${site.support.email} → mailto:${site.support.email}`,
        ],
      },
      "15-30 minutes for critical and 1-4 hours for non-critical issues (1)": {
        within: "#urgency",
        shows: "15-30 minutes … Critical … 1-4 hours … Non-critical",
      },
      "phone at least 7 (5): the hint asks for no more": {
        within: "#ticket form",
        shows: "Phone … 7 digits",
      },
    },
  },
];
