import { site } from "~/config/site";

/** The technology partner line card (specification 2, Line card); its brands are in partners.ts. */
export const lineCard = {
  title: "Technology Partner Line Card",
  description: `Thirteen technology brands for telecom and IT solution providers, and what each is bought for. Select yours and send one request to ${site.brand}.`,
  hero: {
    badge: "Technology Partner Line Card",
    title: "Thirteen brands. One order desk.",
    text: "For telecom and IT solution providers. Select the brands you sell, tell us what the job needs, and get one quote back, whichever makers it takes.",
    actions: [
      { label: "Become a Partner", to: "#become-a-partner" },
      { label: "Explore Our Line Card", to: "#line-card" },
    ],
    brands: "The first six on the card",
  },
  benefits: {
    title: "You stop keeping thirteen accounts",
    items: [
      {
        title: "Simplified Procurement",
        text: "One request, one quote and one invoice, even when five makers ship. Nobody on your side retypes a part number into a fifth portal.",
      },
      {
        title: "Technical Expertise",
        text: "We read the list before we price it. Does the license fit the firewall? Does the battery carry the load? Does the phone register?",
      },
      {
        title: "Competitive Pricing",
        text: "Every part has its own line and its own price. Found it for less? Send us that quote: we match it, or we tell you to take it.",
      },
    ],
    links: [
      {
        label: "What procurement includes, and what it does not",
        to: "/services/procurement",
      },
      {
        label: `Our ${site.communicationsVendor} partnership: phones and silent alerts`,
        to: "/presence-partnership",
      },
    ],
  },
  list: {
    title: "The card, and what each brand is bought for",
    lead: "Click the brands you want to sell. They are ticked in the form below, and what you tick there is selected here.",
    keyboard: "Choose by keyboard, in the form",
    state: { off: "Click to select", on: "Selected" },
    missing: {
      title: "Not on the card?",
      text: "Name the part in your message. We tell you whether we can source it, and by when.",
    },
    tray: { selected: "selected", link: "Go to the form" },
  },
  form: {
    title: "Become a Partner",
    lead: "For telecom and IT solution providers only. The brands you selected above are ticked already.",
    next: {
      title: "What happens next",
      steps: [
        "A person on the order desk reads your request and the brands in it.",
        "They write or call to ask what you sell, and where it has to be delivered.",
        "You get the terms in writing and, if you named part numbers, a quote.",
      ],
    },
    ready: {
      title: "Good to have at hand",
      items: [
        "Part numbers and quantities, even rough ones",
        "The delivery address, and the date it has to be there",
        "Your resale certificate, if you buy without sales tax",
      ],
    },
    others: {
      title: "Buying for your own company?",
      text: "This desk serves providers only. If you will use the equipment yourself, managed IT is the place to start.",
      link: { label: "See managed IT services", to: "/services/managed-it" },
    },
  },
  closing: {
    title: "One part number is enough to start",
    text: "Send the next job as it stands, gaps included. You see what comes back before you move a single account.",
    button: "Get Started Today",
    to: "#become-a-partner",
  },
} as const;
