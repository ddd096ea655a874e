import { site } from "~/config/site";

const vendor = site.communicationsVendor;

/** The communications vendor's page (specification 2, Partnership page). */
export const partnershipPage = {
  title: `${vendor} Partnership | ${site.brand}`,
  description: `${vendor} phone systems and Staff Alerter, bought, installed and supported through ${site.brand}: cloud for 100 to 1,000+ users, or hardware on your premises.`,
  hero: {
    badge: `${site.brand} and ${vendor}`,
    title: `${vendor} makes the phones. We answer for them.`,
    text: `Buy a ${vendor} system from the people who will install it, train your staff and pick up when it fails. In the cloud, on your premises, or with a silent alert under the front desk.`,
    actions: [
      { label: "Send a partnership inquiry", to: "#partnership-form-section" },
      { label: "See the solutions", to: "#solutions" },
    ],
  },
  why: {
    title: "Why Partner With Us",
    cards: [
      {
        title: "Vendor Status",
        text: `We sell ${vendor} systems as a vendor, so you have one quote, one order and one invoice. What that status covers for your sites stands in the quote, in writing.`,
      },
      {
        title: "Dedicated Support",
        text: "Whoever installs your system answers for it afterward. You keep a success manager by name, and one number to call about the phone, the network or both.",
      },
      {
        title: "Exclusive Cloud Hosting",
        text: "Cloud systems ordered here run on hosting set aside for this partnership’s clients. Your quote says where that is and how it is backed up.",
      },
    ],
  },
  solutions: {
    title: "Two phone systems and one silent alert",
    lead: "Most organizations need one of the first two. Some need both, at different sites. The third can be added to either.",
    cards: [
      {
        title: "Cloud-based virtual phone platform",
        figure: "100 to 1,000+ users",
        text: "The switchboard runs in a data center; you keep handsets, laptops and mobiles. It is scalable from 100 to 1,000+ users, and a new site is a delivery of handsets.",
        fits: "Several sites, or staff who move between them",
      },
      {
        title: "Hardware phone systems on-premises",
        figure: "In your own rack",
        text: "The switchboard stands in your building. Inside calls go on when the internet line is cut, and the equipment is yours.",
        fits: "One large site, or an internet line that cannot be trusted",
      },
      {
        title: "Staff Alerter",
        figure: "Silent, in one press",
        text: "A person who feels unsafe presses once. Nothing rings in the room; the colleagues you chose are told, and act together.",
        fits: "A front desk, a ward or a classroom open to the public",
      },
    ],
    fitsLabel: "Fits",
    example: {
      title: "An example: 220 users do not need one answer",
      text: "A hotel group has four sites with 55 users each. Three have good fiber: 165 users go to the cloud platform. The fourth stands at the end of a valley with one copper line: its 55 users keep a switchboard in the building. 165 and 55 make 220, on one numbering plan and one support contract.",
    },
  },
  alerter: {
    title: "Staff Alerter brings help without raising a voice",
    lead: "Silent panic alerts tell colleagues that someone needs help. Team coordination is what happens next: each can see who has answered, so that two people come and not ten, or none.",
    warning: {
      title: "Alerts do not replace 911.",
      text: "Staff Alerter calls your own colleagues. When life is in danger, somebody still dials 911, and we write into your plan who that is.",
    },
    sectors: [
      {
        title: "Healthcare",
        text: "A visitor in the waiting room starts to shout. The receptionist presses once under the counter. The charge nurse and an orderly get the alert, the nurse answers “going”, and the orderly holds the inner door.",
      },
      {
        title: "Education",
        text: "A teacher is alone with a fight in a corridor. One press tells the assistant principal and the two staff nearest by the plan. The office keeps the next class in its room until one of them clears it.",
      },
      {
        title: "Hospitality",
        text: "A guest blocks a housekeeper’s way out of a room on the fourth floor. Her alert reaches the duty manager and security. They go up together, and the front desk holds the elevator.",
      },
    ],
  },
  roles: {
    title: "Who buys, who supports",
    caption: "Who does what, from the order to a fault at night",
    columns: ["Task", "Who does it"],
    rows: [
      {
        task: "Buys",
        who: "Your organization, or a technology provider on behalf of its client",
      },
      { task: "Quotes and orders", who: `${site.brand}` },
      { task: "Makes the platform and the equipment", who: vendor },
      { task: "Installs, ports numbers, trains", who: `${site.brand}` },
      { task: "Takes the first call about a fault", who: `${site.brand}, ${site.support.phone}` },
      {
        task: "Repairs a fault in the platform",
        who: `${vendor}; ${site.brand} keeps the ticket and calls you back`,
      },
    ],
  },
  about: {
    title: `About ${vendor}: it builds, we carry`,
    paragraphs: [
      `${vendor} is the communications vendor behind this page: the phone platform, the on-premises systems and Staff Alerter are its products. ${site.brand} is a separate company. We choose the parts with you, put them in, and support them.`,
      "That division is useful when something fails. You do not have to find out whether the handset, the switch, the internet line or the platform is at fault before you may call. You call us; we find out, and we go to the vendor if it is theirs.",
    ],
  },
  inquiry: {
    title: "Tell us how many users, and where",
    lead: "For organizations that want a system, and for technology providers whose clients do.",
    next: {
      title: "What happens next",
      steps: [
        "Your inquiry is stored the moment you press the button.",
        "A person who sells and installs these systems reads it and calls or writes.",
        "We look at your lines and sites together, then quote cloud, hardware or both.",
      ],
    },
    ready: {
      title: "Worth adding to the message",
      items: [
        "Sites, and users at each",
        "What you use now, and when its contract ends",
        "Internet line at each site",
        "Whether staff alerts matter, and where",
      ],
    },
  },
} as const;
