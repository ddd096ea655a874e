import type { ServiceIcon } from "./types";

/** A service as the home page lists it (specification 2, Home; 3, service card). */
export interface ServiceCard {
  icon: ServiceIcon;
  title: string;
  description: string;
  link: string;
}

export const services: readonly ServiceCard[] = [
  {
    icon: "rack",
    title: "Managed IT Services",
    description:
      "Your computers, servers and accounts, watched around the clock, patched on schedule and answered for by people you know by name.",
    link: "/services/managed-it",
  },
  {
    icon: "copy",
    title: "Cloud Solutions",
    description:
      "Files, mail and line-of-business systems moved in steps you can reverse, with a tested copy held somewhere else.",
    link: "/services/cloud-solutions",
  },
  {
    icon: "perimeter",
    title: "Cybersecurity",
    description:
      "Fewer ways in, less to take, and a written plan for the day someone tries. Penetration tests show which of the three needs work.",
    link: "/services/cybersecurity",
  },
  {
    icon: "roadmap",
    title: "Strategic IT Consulting",
    description:
      "A roadmap with dates and costs: what to replace this year, what can wait, and what to stop paying for.",
    link: "/services/it-consulting",
  },
  {
    icon: "handset",
    title: "VoIP Solutions",
    description:
      "One number that rings at the desk, on the laptop and on the road, and a phone system that grows a seat at a time.",
    link: "/services/voip",
  },
  {
    icon: "supply",
    title: "Strategic Enablement & Procurement",
    description:
      "For telecom and IT solution providers only: sourcing, quoting and shipping across thirteen manufacturers.",
    link: "/services/procurement",
  },
];
