import { site } from "~/config/site";
import type { ServicePage } from "./shape";

/** Specification 2, Strategic Enablement & Procurement: for telecom and IT solution providers only. */
export const procurement: ServicePage = {
  path: "/services/procurement",
  title: `Strategic Enablement & Procurement | ${site.brand}`,
  description:
    "Exclusively for telecom and IT solution providers: we check, quote, order, stage and ship the equipment for your projects. The client stays yours.",
  hero: {
    badge: "Strategic Enablement & Procurement",
    title: "You sell the project. We source it.",
    text: "Exclusively for telecom and IT solution providers. You win the job and keep the client. We check your list, quote it, order from whichever makers it takes, and deliver it set up.",
    actions: [
      { label: "Contact Us", to: "/#contact" },
      { label: "See the Line Card", to: "/services/line-card" },
    ],
  },
  card: [
    { value: "13", label: "Brands", definition: "on one line card, behind one quote" },
    { value: "1", label: "Delivery", definition: "per site, whichever makers ship" },
  ],
  parts: [
    {
      kind: "lists",
      title: "Providers only: this desk serves no end users",
      lists: [
        {
          title: "It is for you if",
          items: [
            "You sell phone, network or IT projects to businesses",
            "You buy to resell, and invoice your own client",
            "Ordering takes hours your engineers should bill",
          ],
        },
        {
          title: "It is not for you if",
          not: true,
          items: [
            "The equipment is for your own company: start with our managed IT service",
            "You need a single part tonight: a local dealer is faster",
          ],
        },
      ],
    },
    {
      kind: "cards",
      title: "From your list to the client’s floor, in six steps",
      cards: [
        {
          title: "Design Check",
          text: "Licenses, power, ports, mounts. What is missing is found on paper, not on a ladder.",
        },
        {
          title: "One Quote",
          text: "Every part on its own line, with its price and its date.",
        },
        {
          title: "Ordering",
          text: "We place the orders with the makers. You approve one.",
        },
        {
          title: "Staging",
          text: "Phones provisioned, firewalls updated, everything labeled by room.",
        },
        {
          title: "Delivery",
          text: "To your shop or your client’s dock, under your name on the packing list.",
        },
        {
          title: "After Delivery",
          text: "Serial numbers in one file. We open the maker’s warranty claim; you get the replacement.",
        },
      ],
      link: { label: "See all thirteen brands on the line card", to: "/services/line-card" },
    },
    {
      kind: "reasons",
      title: "The client stays yours, and these four rules say how",
      cards: [
        {
          title: "A Registered Job Is Yours",
          text: "We run IT for companies too. Register a job, and we do not bid on it.",
        },
        {
          title: "No Calls Around You",
          text: "We speak to your client about the delivery, and about nothing else.",
        },
        {
          title: "Prices Have a Date",
          text: "Each quote says until when it holds. Until then it holds.",
        },
        {
          title: "Late Is Said Early",
          text: "When a date slips you hear it that day, with the next best part beside it.",
        },
      ],
      button: { label: "Register a Job", to: "/#contact" },
    },
    {
      kind: "lists",
      title: "We handle the equipment; the client is your business",
      lists: [
        {
          title: "Included",
          items: [
            "A named person on the order desk",
            "A check of every list before it is priced",
            "A date for each part, and word the day it is in doubt",
            "One packing list and one invoice",
            "Warranty dates, sent before they run out",
          ],
        },
        {
          title: "Not included",
          not: true,
          items: [
            "Cabling and installation on site",
            "Help-desk calls from your client’s users",
            "Staging, freight and tax: separate lines on the quote",
            "Stock held without an order",
          ],
        },
      ],
    },
    {
      kind: "steps",
      title: "The first 30 days: your first order is on site",
      lead: "For parts the makers have in stock. If one is not, the quote shows its date before you sign.",
      steps: [
        {
          title: "Days 1–5: open",
          text: "Send your resale certificate and the brands you sell. You get the terms in writing.",
        },
        {
          title: "Days 6–10: quote",
          text: "Give us one real job. We check the list with your engineer and price it.",
        },
        {
          title: "Days 11–24: stage",
          text: "Orders go out on day 11. Parts come to our bench and are set up as they arrive.",
        },
        {
          title: "Days 25–30: deliver",
          text: "One truck, on the install date. Then half an hour on what was late, and why.",
        },
      ],
    },
    {
      kind: "example",
      id: "example",
      title: "Example: five makers, and 14.5 hours become 2",
      text: [
        "A telecom provider equips a 60-seat office: Fanvil phones, a Fortinet firewall, a Dell server, Cyberpower batteries and a Neat bar for the meeting room. Alone, that is five quotes, five orders and five deliveries.",
        "The largest line is the dullest. Sixty phones at five minutes each, to unpack, set up and label, is 5 hours.",
        "The provider gets back 12.5 hours. At an assumed $60 an hour, that is $750. Set it against the staging line on the quote, and use your own rate.",
      ],
      table: {
        caption: "Worked example: the provider’s own hours on one job",
        columns: ["Task", "Alone", "With us"],
        rows: [
          ["Part numbers and quotes", "4.0", "1.0"],
          ["Orders and invoices", "2.5", "0.5"],
          ["Chasing deliveries", "3.0", "0.5"],
          ["Setting up 60 phones", "5.0", "0.0"],
        ],
        total: ["Hours", "14.5", "2.0"],
      },
    },
  ],
  closing: {
    title: "Send the list for your next job, gaps included",
    text: "You see our questions, our dates and our prices before you move an account. If you can do better alone, we say so.",
    button: "Contact Us",
    to: "/#contact",
  },
};
