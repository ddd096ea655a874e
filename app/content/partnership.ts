import { site } from "~/config/site";

const vendor = site.communicationsVendor;

/** The communications vendor's page (specification 2, Partnership page). */
export const partnershipPage = {
  title: `${vendor} Partnership | ${site.brand}`,
  description: `Buy ${vendor} phone systems and Staff Alerter from ${site.brand}. We install and support them: in the cloud for 100 to 1,000+ users, or in your building.`,
  hero: {
    badge: `${site.brand} and ${vendor}`,
    title: `${vendor} makes the phones. We install and support them.`,
    text: `Buy your ${vendor} phone system from the people who will install it, train your staff and pick up when something goes wrong. Choose the cloud or hardware in your building, and add silent alerts for your staff.`,
    actions: [
      { label: "Send a Partnership Inquiry", to: "#partnership-form-section" },
      { label: "See the Solutions", to: "#solutions" },
    ],
    callout: {
      title: "Silent alert",
      text: "one press under the counter, and the coworkers you chose know that someone needs help.",
    },
  },
  why: {
    title: "Why Partner With Us",
    cards: [
      {
        title: "Vendor Status",
        text: `We sell ${vendor} systems: one quote, one order, one invoice.`,
      },
      {
        title: "Dedicated Support",
        text: "The team that installs your system supports it, with a named success manager.",
      },
      {
        title: "Exclusive Cloud Hosting",
        text: "Cloud systems you order from us run on hosting reserved for clients of this partnership.",
      },
    ],
  },
  solutions: {
    title: "Two phone systems and one silent alert",
    intro:
      "Most organizations need one of the two phone systems. Some need both, in different locations.",
    cards: [
      {
        title: "Cloud-based virtual phone platform",
        figure: "In a data center",
        text: "Your people use desk phones, laptops and cell phones. The system is scalable from 100 to 1,000+ users. To add a location, you add phones.",
        fits: "Several locations, or staff who move between them",
      },
      {
        title: "Hardware phone systems on-premises",
        figure: "In your own building",
        text: "The phone system is in your building, and you own it. Calls between your own phones keep working when the internet is down.",
        fits: "One large location, or an unreliable internet line",
      },
      {
        title: "Staff Alerter",
        figure: "One press, no sound",
        text: "A silent alert, added to either system.",
        fits: "A front desk, a hospital ward or a classroom",
        more: { label: "See how an alert travels", to: "#staff-alerter" },
      },
    ],
    fitsLabel: "Good for",
    example: {
      title: "Example: 220 users on two systems",
      text: "A hotel group has four sites with 55 users each. Three have good fiber, so 165 users move to the cloud. The fourth has a slow line, so its 55 users keep a system in the building. All 220 share one numbering plan and one support agreement.",
    },
  },
  alerter: {
    title: "Staff Alerter: call for help without a sound",
    intro:
      "Silent panic alerts tell coworkers that someone needs help. Team coordination comes next: everyone who gets the alert can see who’s responding, so the right number of people go.",
    warning: {
      title: "Alerts do not replace 911.",
      text: "Staff Alerter reaches your own coworkers. When a life is in danger, someone must still call 911. Your plan has to name that person.",
    },
    sectors: [
      {
        title: "Healthcare",
        text: "A visitor in the waiting room starts to shout. The receptionist presses the button under the counter. The charge nurse and an orderly get the alert. The nurse answers “on my way,” and the orderly keeps the inner door closed.",
      },
      {
        title: "Education",
        text: "A teacher is alone when a fight breaks out in the hallway. One press alerts the assistant principal and the two staff members in nearby rooms. The office keeps the next class where it is until the all-clear.",
      },
      {
        title: "Hospitality",
        text: "A guest blocks the door while a housekeeper is in a room on the fourth floor. Her alert reaches the manager on duty and security. They go up together, and the front desk holds the elevator.",
      },
    ],
  },
  roles: {
    title: "Who does what, from the order to an outage at night",
    columns: ["Task", "Who does it"],
    rows: [
      {
        task: "Buys the system",
        who: "Your organization, or a technology provider on behalf of its client",
      },
      { task: "Quotes and orders", who: site.brand },
      { task: "Makes the platform and the equipment", who: vendor },
      { task: "Installs it and trains your staff", who: site.brand },
      {
        task: "Takes the first call about a problem",
        who: site.brand,
        call: {
          number: site.support.phone,
          when: "on our clients’ line, at any hour for critical issues",
        },
      },
      {
        task: "Fixes a problem in the platform",
        who: `${vendor}, while ${site.brand} keeps the ticket and calls you back`,
      },
    ],
  },
  about: {
    title: `About ${vendor}`,
    text: `${vendor} is a communications vendor. The phone platform, the on-premises systems and Staff Alerter are its products. ${site.brand} is a separate company. We help you choose, and we install and support what you buy.`,
  },
  inquiry: {
    title: "Partnership inquiry",
    intro:
      "This form is for organizations that want a phone system, and for technology providers whose clients do.",
    next: {
      title: "What happens next",
      steps: [
        "Someone who sells and installs these systems reads your inquiry and calls or emails you.",
        "We look at your locations and internet lines together, then quote cloud, hardware or both.",
      ],
    },
    call: "Rather talk it over?",
  },
} as const;
