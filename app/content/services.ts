import { brandCount } from "../config/facts";
import type { Category } from "./article-facts";

/** A service as the home page lists it (specification 2, Home; 3, service card). */
export interface ServiceCard {
  /** Its small plan, of `components/drawings/category-plans.tsx`. */
  icon: Category | "Procurement";
  title: string;
  description: string;
  link: string;
  /** The class that colors its link. */
  color: "text-petrol" | "text-ink";
}

export const services: readonly ServiceCard[] = [
  {
    icon: "Managed IT Services",
    title: "Managed IT Services",
    description:
      "We watch, update and fix your computers, servers and accounts, and pick up when your people call.",
    link: "/services/managed-it",
    color: "text-petrol",
  },
  {
    icon: "Cloud Solutions",
    title: "Cloud Solutions",
    description:
      "Move files, email and software one team at a time, with a rollback plan and an off-site backup.",
    link: "/services/cloud-solutions",
    color: "text-petrol",
  },
  {
    icon: "Cybersecurity",
    title: "Cybersecurity",
    description:
      "Close the doors attackers use and train your people. If someone gets in, we’ll have a written plan for it.",
    link: "/services/cybersecurity",
    color: "text-petrol",
  },
  {
    icon: "IT Consulting",
    title: "Strategic IT Consulting",
    description:
      "A three-year plan: what to replace this year, what can wait and what to stop paying for.",
    link: "/services/it-consulting",
    color: "text-petrol",
  },
  {
    icon: "VoIP Solutions",
    title: "VoIP Solutions",
    description: "One number that rings at your desk, on your laptop and on your cell phone.",
    link: "/services/voip",
    color: "text-petrol",
  },
  {
    icon: "Procurement",
    title: "Strategic Enablement & Procurement",
    description: `For telecom and IT solution providers only: we source, quote and ship products from ${brandCount.number} brands.`,
    link: "/services/procurement",
    color: "text-petrol",
  },
];
