import { brandCount, capitalized } from "~/config/facts";
import { firstBrands } from "~/config/partners";
import { site } from "~/config/site";

/** The technology partner line card (specification 2, Line card); its brands are in partners.ts. */
export const lineCard = {
  title: "Technology Partner Line Card",
  description: `The ${brandCount.number} technology brands we source for telecom and IT solution providers. Pick the ones you sell and send ${site.brand} one request.`,
  hero: {
    badge: "Technology Partner Line Card",
    title: `${capitalized(brandCount.word)} brands. One order desk.`,
    text: "For telecom and IT solution providers. Pick the brands you sell, tell us what the job needs, and get one quote back, however many vendors it takes.",
    actions: [
      { label: "Become a Partner", to: "#become-a-partner" },
      { label: "Explore Our Line Card", to: "#line-card" },
    ],
    note: {
      question: "Buying for your own company?",
      label: "See Managed IT Services",
      to: "/services/managed-it",
    },
    brands: `The first ${firstBrands.length} of ${brandCount.number} brands`,
  },
  benefits: {
    title: `You keep one account, not ${brandCount.number}`,
    items: [
      {
        title: "Simplified Procurement",
        text: "You get one quote and one invoice, even when five vendors ship. Nobody on your side retypes part numbers into five portals.",
      },
      {
        title: "Technical Expertise",
        text: "We read your list before we price it. Does the license fit the firewall? Will the battery carry the load? Will the phone register?",
      },
      {
        title: "Competitive Pricing",
        text: "Every part has its own line and its own price, so you can compare. Found it for less? Send us that quote, and we’ll tell you what we can do.",
      },
    ],
    links: [
      {
        label: "What procurement includes, and what it doesn’t",
        to: "/services/procurement",
      },
      {
        label: `Our ${site.communicationsVendor} partnership: phones and silent alerts`,
        to: "/presence-partnership",
      },
    ],
  },
  list: {
    title: "The line card, and what each brand is good for",
    intro: "Choose the brands you want to sell. Your choices carry over to the form below.",
    state: { off: "Click to select", on: "Selected" },
    missing: {
      title: "Not on the card?",
      text: "Name the part in your message. We’ll tell you whether we can source it, and by when.",
    },
    tray: { selected: "selected", link: "Go to the form" },
  },
  form: {
    title: "Become a Partner",
    intro: "For telecom and IT solution providers only. Brands you selected above are checked.",
    next: {
      title: "What happens next",
      steps: [
        "Someone on the order desk reads your request.",
        "They call or email to ask what you sell and where it needs to go.",
        "You get our terms in writing and, if you sent part numbers, a quote.",
      ],
    },
    ready: {
      title: "Good to have ready",
      items: [
        "Part numbers and quantities, even rough ones",
        "The delivery address, and the date you need it there",
        "Your resale certificate, if you buy tax-exempt for resale",
      ],
    },
  },
  closing: {
    title: "Try us on one job",
    text: "You see one quote, with a date on it, before you move a single vendor account.",
    button: "Get Started Today",
    to: "#become-a-partner",
  },
} as const;
