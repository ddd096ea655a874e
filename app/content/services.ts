import type { SymbolName } from "~/components/drawings/symbol";
import { brandCount } from "./facts";

/** A service as the home page lists it (specification 2, Home; 3, service card). */
export interface ServiceCard {
  symbol: SymbolName;
  title: string;
  description: string;
  to: string;
}

export const services: readonly ServiceCard[] = [
  {
    symbol: "rack",
    title: "Managed IT Services",
    description:
      "We watch, update and support your computers, servers and accounts, and your people call a help desk that knows them.",
    to: "/services/managed-it",
  },
  {
    symbol: "copy",
    title: "Cloud Solutions",
    description:
      "Move files, email and business software one team at a time, with a way back and a backup copy somewhere else.",
    to: "/services/cloud-solutions",
  },
  {
    symbol: "perimeter",
    title: "Cybersecurity",
    description:
      "Close the doors an attacker would use, train your people, and have a written plan for the day someone gets in.",
    to: "/services/cybersecurity",
  },
  {
    symbol: "roadmap",
    title: "Strategic IT Consulting",
    description:
      "A three-year plan with dates and costs: what to replace this year, what can wait and what to stop paying for.",
    to: "/services/it-consulting",
  },
  {
    symbol: "handset",
    title: "VoIP Solutions",
    description:
      "One number that rings at your desk, on your laptop and on your cell phone. Add a seat when you hire.",
    to: "/services/voip",
  },
  {
    symbol: "supply",
    title: "Strategic Enablement & Procurement",
    description: `For telecom and IT solution providers only: we source, quote and ship ${brandCount.number} technology brands for your projects.`,
    to: "/services/procurement",
  },
];
