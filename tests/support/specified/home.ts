import { site } from "~/config/site";
import { testimonials } from "~/content/testimonials";
import { telHref } from "~/lib/phone-number";
import type { Lines, Sheet } from "./line";

const services = [
  ["Managed IT Services", "/services/managed-it"],
  ["Cloud Solutions", "/services/cloud-solutions"],
  ["Cybersecurity", "/services/cybersecurity"],
  ["Strategic IT Consulting", "/services/it-consulting"],
  ["VoIP Solutions", "/services/voip"],
  ["Strategic Enablement & Procurement", "/services/procurement"],
] as const;

/** The three roles, each shown alone. */
const quotes: Lines = Object.fromEntries(
  [
    "Manufacturing CEO Midwest Region",
    "Operations Director Distribution Company",
    "Managing Partner Professional Services Firm",
  ].map((caption, at) => [
    `three fixed testimonials, one shown at a time: ${caption}`,
    {
      press: `#testimonials [aria-label="Go to testimonial ${at + 1}"]`,
      each: ["#testimonials figcaption", [caption]],
      count: {
        "#testimonials .arrows :is(label, button)": 2,
        "#testimonials input": testimonials.length,
      },
    },
  ]),
);

/** Specification 2, Home. */
export const home: Sheet = {
  path: "/",
  title: `${site.brand} | Your Technology Success Partner`,
  lines: {
    "Hero: badge, headline, pitch, Contact button, 'Explore Services' anchor": {
      within: ".hero",
      shows: [
        "IT Success Partner for Businesses … What's NEXT for your business technology?",
        "Contact Us … Explore Services",
      ],
      links: ["Contact Us → /contact", "Explore Services → #services"],
    },
    "a floating card 'Always-on Support: …'": {
      within: ".hero .callout",
      shows:
        "Always-on Support: Proactive monitoring and 24/7 support to keep your business running",
    },
    "Services (#services): six cards (icon, title, description, 'Learn more' link)": {
      within: "#services",
      each: ["#services li a", services.map(() => "Learn more")],
      links: services.map(([, to]) => `Learn more → ${to}`),
      count: { "#services li svg": 6, "#services li p": 6 },
    },
    "IT Consulting (the home card calls it Strategic IT Consulting)": {
      each: ["#services li h3", services.map(([name]) => name)],
    },
    "a link 'Ready to transform your IT? Let's talk.' to #contact": {
      within: "#services",
      links: ["Ready to transform your IT? Let's talk. → #contact"],
    },
    "Why Businesses Choose: six reasons; button 'Become Our Next Success Story'": {
      shows: [
        "Why Businesses Choose … Proactive IT Management … Dedicated Success Managers",
        "Transparent Fixed-Fee Pricing … Rapid Response Times … Strategic Technology Planning",
        "Cybersecurity Focus … Become Our Next Success Story",
      ],
      links: ["Become Our Next Success Story → #contact"],
    },
    "badge 'Industry Leading: 97% client satisfaction rate with an average …'": {
      shows:
        "Industry Leading: 97% client satisfaction rate with an average response time under 15 minutes",
    },
    "About (#about): mission and approach text; two location cards": {
      within: "#about",
      shows: "mission … approach",
      links: site.offices.map(({ city, state, slug }) => `${city}, ${state} → /locations/${slug}`),
    },
    "Carmel: headquarters serving the Midwest, on-site and remote; Pacific Northwest": {
      within: "#about",
      shows: "Pacific Northwest … Headquarters, serving the Midwest … On-site and remote",
    },
    "closing line that clients are served nationwide": {
      within: "#about",
      shows: "clients nationwide",
    },
    ...quotes,
    "Closing banner 'Ready to take your business to what's NEXT?' with Contact button": {
      within: ".flood",
      shows: "Ready to take your business to what's NEXT? … Contact Us",
      links: ["Contact Us → /contact"],
    },
    "Contact section (#contact): contact form": { count: { "#contact form": 1 } },
    "information panel with two offices, a shared phone, a company e-mail link, social": {
      within: "#contact",
      shows: site.offices.map(({ city, state }) => `${city}, ${state}`),
      links: [
        `${site.phone} → ${telHref(site.phone)}`,
        `${site.email} → mailto:${site.email}`,
        "LinkedIn →",
        "Facebook →",
        "Instagram →",
      ],
    },
  },
};
