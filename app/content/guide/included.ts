import { response } from "./facts";

export const included = {
  lead: "Managed IT means that another company runs your computers, accounts and network for a fixed monthly fee, usually counted by user. The fee buys two things: work that prevents trouble, and people who answer when it comes anyway.",
  why: {
    title: "A fixed fee changes who pays for a bad week",
    text: "Under an hourly contract, a provider earns most when you are down. Under a fixed fee, every fault costs the provider time that cannot be billed, so both of you want the same thing: a quiet week. That only holds if the fee really covers the calls. Keep it in mind for the rest of this guide.",
  },
  parts: {
    title: "Six parts belong inside the fee",
    caption: "What is done, and the proof to ask for",
    heads: ["Part", "What is done", "Ask to see"],
    rows: [
      [
        "24/7 Monitoring & Alerts",
        "Servers, network and backups are watched day and night. An alert becomes a ticket without anybody calling.",
        "Last month’s alerts, and when each was closed.",
      ],
      [
        "Help Desk Support",
        "Your people call or write. A person answers, fixes it or passes it on, and stays responsible for it.",
        "Tickets opened, closed and still open, by month.",
      ],
      [
        "Patch Management",
        "Updates are tested, installed on a schedule and checked. The ones that failed are chased.",
        "The computers that are not up to date, by name.",
      ],
      [
        "Security Management",
        "Every account has a second sign-in step, mail and devices are protected, and somebody reads the warnings.",
        "The accounts without a second step. It should be a short list.",
      ],
      [
        "Asset Management",
        "Every device, license and warranty stands on one list, with an owner and an age.",
        "The list, in a spreadsheet you may keep.",
      ],
      [
        "Strategic Planning",
        "A named person writes a plan with dates and costs, and goes through it with you.",
        "The next four quarters, in dollars.",
      ],
    ],
  },
  outside: {
    title: "Six things usually stand outside it",
    lead: "This is not a trick, as long as it is written down. Ask for the price of each before you sign.",
    items: [
      "Projects: an office move, a new server, another mail system.",
      "Hardware: computers, switches, phones, the cables between them.",
      "Licenses: mail, office software, anything sold by subscription.",
      "Your own business software. The provider calls its vendor for you; the vendor repairs it. Keep that support contract.",
      "Lines: internet and telephone, which the carrier bills.",
      "Equipment nobody mentioned: a home office, a second site, the old server under the stairs.",
    ],
  },
  figure: {
    label:
      "Plan: desks, servers, backup and the help desk stand inside the line of the fee; hardware, projects, the carrier and the software vendor stand outside. One call runs from a desk to the help desk, and from there across the line to the vendor.",
    caption:
      "Inside the line, the fee pays. Outside it, somebody sends an invoice. Follow the amber run: you make one call, and the help desk makes the next one for you.",
  },
  speed: {
    title: "Response is a person, not an e-mail with a number",
    paragraphs: [
      `Response time runs until somebody who can help has answered you. It is not the time to repair, and an automatic receipt does not stop the clock. A usable contract has two classes: ${response.critical} when work has stopped for a team, a site or a system, and ${response.other} for everything else.`,
      "Two rules make these figures real. The clock starts when you call, not when somebody reads the ticket. And you decide what is critical, not the provider.",
    ],
  },
  example: {
    title: "Example: an invented Tuesday",
    text: "At 10:40 the order system of a 60-person manufacturer stops. At 11:05 a technician is on the line, 25 minutes later and inside the contract. The disk is full. She frees space, and at 11:35 orders move again: 55 minutes lost. On Wednesday she repairs the alert that should have warned at 80 percent, and writes so in the ticket. That last step is the one you pay a fixed fee for.",
  },
} as const;
