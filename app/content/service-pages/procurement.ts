import { brandCount } from "~/config/facts";
import { site } from "~/config/site";
import { countPhrase } from "~/lib/number-words";
import { ownHours } from "../service-figures/own-hours";
import type { ServiceContent } from "./shape";

/** Specification 2, Strategic Enablement & Procurement: for telecom and IT solution providers only. */
export const procurement: ServiceContent = {
  path: "/services/procurement",
  title: `Strategic Enablement & Procurement | ${site.brand}`,
  description:
    "Exclusively for telecom and IT solution providers: we check, quote, order, set up and ship the equipment for your projects. The client stays yours.",
  hero: {
    badge: "Strategic Enablement & Procurement",
    ownClients: true,
    title: "You sell the project. We\u00a0source\u00a0it.",
    text: "Exclusively for telecom and IT solution providers. You win the job and keep the client. We check your parts list, quote it, order it and deliver it ready to install.",
    figure: { label: "Priced part by part" },
    actions: [
      { label: "Contact Us", to: "/#contact" },
      { label: "See the Line Card", to: "/services/line-card" },
    ],
  },
  card: [
    {
      value: String(brandCount.number),
      label: "Brands",
      definition: "on one line card and one quote",
    },
    {
      value: "30 days",
      label: "To your first order",
      definition: "if its parts are in stock",
    },
  ],
  parts: [
    {
      kind: "lists",
      id: "providers",
      title: "For providers only: we\u00a0don’t\u00a0sell to end users here",
      lists: [
        {
          title: "It’s for you if",
          items: [
            "You sell phone, network or IT projects to businesses",
            "You buy to resell, and you invoice your own client",
            "Ordering eats hours your engineers could bill",
          ],
        },
        {
          title: "It’s not for you if",
          not: true,
          items: [
            "You need one part tonight: a local dealer is faster",
            "The equipment is for your own company",
          ],
          link: { label: "Start with Managed IT Services", to: "/services/managed-it" },
        },
      ],
    },
    {
      kind: "cards",
      id: "way",
      title: "Six jobs your engineers no longer have to do",
      cards: [
        {
          title: "Design Check",
          text: "We check licenses, power, ports and mounts, so missing parts turn up before install day.",
        },
        {
          title: "One Quote",
          text: "Every part gets its own line, with its price and its date.",
        },
        {
          title: "Ordering",
          text: "You approve one order, and we place it with each vendor.",
        },
        {
          title: "Staging",
          text: "We set up the phones, update the firewalls and label everything by room.",
        },
        {
          title: "Delivery",
          text: "It goes to your shop or to your client, with your name on the packing list.",
        },
        {
          title: "After Delivery",
          text: "You get every serial number in one file. If something fails under warranty, we open the claim.",
        },
      ],
      links: [
        { label: `See all ${brandCount.number} brands`, to: "/services/line-card" },
        { label: `${site.communicationsVendor} phones`, to: "/presence-partnership" },
      ],
    },
    {
      kind: "reasons",
      id: "rules",
      title: "Your client stays your client",
      lines: [
        "Agreed before we start",
        "We don’t go around you",
        "Prices with a date",
        "Delays you hear about",
      ],
      text: "We run IT for companies too. Tell us who your client is, and we put in writing how we stay out of each other’s way. We talk to your client about the delivery, if you ask us to, and about nothing else.",
      button: { label: "Start With One Job", to: "/#contact" },
    },
    {
      kind: "lists",
      id: "included",
      title: "We handle the equipment, and you handle the client",
      lists: [
        {
          title: "Also included",
          items: [
            "A person on the order desk whose name you know",
            "One packing list and one invoice",
            "A reminder before each warranty ends",
          ],
        },
        { title: "Priced on its own line", items: ["Staging", "Freight", "Tax"] },
        {
          title: "Not included",
          not: true,
          items: [
            "Cabling and on-site installation",
            "Help desk calls from your client’s users",
            "Holding parts in stock before you order",
          ],
        },
      ],
    },
    {
      kind: "steps",
      id: "first-30-days",
      title: "How your first order arrives in 30 days",
      intro:
        "This is a typical first order, for parts that are in stock. If one isn’t, the quote shows its date before you sign.",
      steps: [
        {
          title: "Days 1-5: Open the account",
          text: "Send us your resale certificate and the brands you sell. You get our terms in writing.",
        },
        {
          title: "Days 6-10: Quote a real job",
          text: "We go through the parts list with your engineer and price it.",
        },
        {
          title: "Days 11-24: Order and set up",
          text: "Parts come to our bench, and we set them up as they arrive.",
        },
        {
          title: "Days 25-30: Deliver",
          text: "Everything arrives together for the install date. Then we go over what was late, and why.",
        },
      ],
    },
    {
      kind: "example",
      id: "example",
      title: "Example: five vendors on one job, and one order",
      text: [
        `A telecom provider equips a ${ownHours.phones}-seat office with Fanvil phones, a Fortinet firewall, a Dell server, Cyberpower batteries and a Neat bar for the meeting room. Without us, that’s five quotes and five orders.`,
        `Setup takes the longest: ${ownHours.phones} phones at ${countPhrase(ownHours.minutesEach, "minute")} each are ${countPhrase(ownHours.setup, "hour")} of unpacking and labeling.`,
        `At an assumed $${ownHours.hourly} an hour, the hours saved are worth ${ownHours.dollars}. Compare it with the price on the quote for setup (the staging line), and use your own rate.`,
      ],
      table: ownHours.table,
    },
  ],
  closing: {
    title: "Send us the parts list for your next job",
    text: "It needn’t be complete. You see our questions, dates and prices before you order anything.",
    button: "Contact Us",
    to: "/#contact",
  },
};
