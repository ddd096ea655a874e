import { site } from "~/config/site";
import { testimonials } from "~/content/testimonials";
import type { Lines, Sheet } from "./line";

const contactAnchor: Lines = {
  "contact anchor": {
    within: ".hero",
    links: ["Contact Us → #contact"],
    count: { "#contact form": 1 },
  },
};

/** Specification 2, from Managed IT Services to VoIP Solutions. */
export const services: readonly Sheet[] = [
  {
    path: "/services/managed-it",
    lines: {
      "Hero with buttons to #contact and to the guide": {
        within: ".hero",
        links: ["→ #contact", "→ /services/managed-it-guide"],
      },
      "card with System Uptime 99.9% and Issue Resolution 95%": {
        within: ".hero .callout",
        shows: "System Uptime … 99.9% … Issue Resolution … 95%",
      },
      "six features": {
        shows: [
          "24/7 Monitoring & Alerts … Help Desk Support … Patch Management",
          "Security Management … Asset Management … Strategic Planning",
        ],
      },
      "four benefits": {
        shows: [
          "Predictable Monthly Costs … Reduced Downtime … Enhanced Security",
          "Focus on Your Business",
        ],
      },
      "calls to action": { links: ["Contact Us → #contact"], count: { "#contact form": 1 } },
      "FAQ pricing of $100-$200 per user per month (1)": { shows: "$100-$200" },
    },
  },
  {
    path: "/services/managed-it-guide",
    title: `Managed IT Services Guide | ${site.brand}`,
    lines: {
      "Hero labelled 'FREE RESOURCE' with buttons to the download and the meeting": {
        within: ".hero",
        shows: "FREE RESOURCE",
        links: ["→ #download-section", "→ #meeting-section"],
      },
      "In order: three intro sections, download, meeting, FAQ, testimonials, closing": {
        count: {
          "main > section": 7,
          "main > section:nth-of-type(1) ol > li": 6,
          "main > section:nth-of-type(2) li h3": 3,
          "main > section:nth-of-type(3) dd": 4,
          "main > section:nth-of-type(4)#download-section form": 1,
          "main > section:nth-of-type(5)#meeting-section form": 1,
          "main > section:nth-of-type(5) + div summary": 8,
          "main > section:nth-of-type(6) blockquote": testimonials.length,
          "main > section:nth-of-type(7) a": 2,
        },
      },
      "statistics row: 99.9% uptime, 85% faster resolution, 45% costs, 94% satisfaction": {
        shows: [
          "Uptime … 99.9% … Faster resolution … 85% … Reduced costs … 45% … User satisfaction",
          "94%",
        ],
      },
      "closing call to action with two buttons scrolling smoothly to the two forms": {
        within: "main > section:nth-of-type(7)",
        links: ["→ #download-section", "→ #meeting-section"],
      },
    },
  },
  {
    path: "/services/cloud-solutions",
    lines: {
      "Hero, six cloud services, four benefits": {
        count: { ".hero h1": 1, "#services li h3, #services li h4": 6, "#gains li": 4 },
      },
      ...contactAnchor,
    },
  },
  {
    path: "/services/cybersecurity",
    lines: {
      "Hero, six security services": {
        shows: [
          "Sign-In Protection … Device Protection … Email Security",
          "Security Awareness Training … Monitoring & Response … Backup & Recovery",
        ],
      },
      "penetration testing section with four test types": {
        within: "#tests",
        shows: "External Network … Internal Network … Web Application … Social Engineering",
      },
      "four reasons to choose": { count: { "#reasons li": 4 } },
      ...contactAnchor,
    },
  },
  {
    path: "/services/it-consulting",
    lines: {
      "Hero, three-step roadmap (assessment, strategy development, implementation)": {
        shows: "Assessment … Strategy Development … Implementation",
        within: "#first-30-days",
      },
      "six consulting services, four value points": {
        count: { "#services li h3": 6, "#gains li": 4 },
      },
      ...contactAnchor,
    },
  },
  {
    path: "/services/procurement",
    title: `Strategic Enablement & Procurement | ${site.brand}`,
    lines: {
      "Links to /#contact and to /services/line-card": {
        links: ["→ /#contact", "→ /services/line-card"],
      },
      "meant exclusively for telecom and IT solution providers (1)": {
        shows: "Exclusively for telecom and IT solution providers.",
      },
    },
  },
  {
    path: "/services/voip",
    title: `VoIP Solutions | ${site.product}`,
    lines: {
      "six benefit cards": {
        shows: [
          "Cost Efficiency … Reliability … Scalability … Advanced Analytics",
          "Quick Implementation … Unified Communications",
        ],
      },
      "two feature lists (core and advanced)": {
        within: "#features",
        shows: "Core features … Advanced features",
        count: { "#features ul": 2 },
      },
      "calls to action to the home contact anchor": { links: ["Contact Us → /#contact"] },
    },
  },
];
