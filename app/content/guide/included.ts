import { capitalized, criticalMeans } from "~/config/facts";
import { colorNames } from "~/config/theme";
import { countPhrase } from "~/lib/number-words";
import { response } from "./facts";

const outside: readonly string[] = [
  "Onboarding, usually one charge.",
  "Projects, such as an office move, a new server or a new email system.",
  "Hardware: computers, switches, phones and cabling.",
  "Licenses for email, office software and other subscriptions.",
  "Backup storage, by how much you keep.",
  "A help desk staffed on nights and weekends, and travel to places far from the provider’s office.",
  "Repairs to your business software. The provider calls the vendor for you, but keep your support contract.",
  "Phone and internet lines, which the carrier bills.",
  "Anything left off the list: a home office, a second location, an old server in a closet.",
];

export const included = {
  intro:
    "With managed IT, another company runs your computers, accounts and network for a fixed monthly fee, usually per user. The fee pays for two things: work that prevents problems, and people who help when something breaks anyway.",
  why: {
    title: "A fixed fee gives you and the provider the same goal",
    text: "Under an hourly contract, a provider earns the most when you’re down. Under a fixed fee, every problem costs the provider time it can’t bill, so you both want fewer problems. That only works if the fee really covers the calls.",
  },
  parts: {
    title: "Six services that belong in the fee",
    caption: "What the provider does, and what to ask to see",
    heads: ["Service", "What the provider does", "Ask to see"],
    rows: [
      [
        "24/7 Monitoring & Alerts",
        "Watches your servers, network and backups day and night. An alert opens a ticket without anyone calling.",
        "Last month’s alerts, and when each was closed.",
      ],
      [
        "Help Desk Support",
        "Answers when your people call or email. One person owns the ticket until the problem is fixed.",
        "Tickets opened, closed and still open, by month.",
      ],
      [
        "Patch Management",
        "Tests software updates, installs them on a schedule, and follows up on the ones that failed.",
        "A list of computers that aren’t up to date.",
      ],
      [
        "Security Management",
        "Sets up multi-factor authentication (MFA), email filtering and antivirus, and checks that all three are working. Ask whether a person reads the security alerts around the clock, and whether that’s in the fee.",
        "A list of accounts without MFA. It should be short.",
      ],
      [
        "Asset Management",
        "Keeps one list of every device, license and warranty, and who uses it.",
        "The list, in a spreadsheet you can keep.",
      ],
      [
        "Strategic Planning",
        "Gives you a named person who writes a plan with dates and costs and reviews it with you.",
        "A sample plan for four quarters, in dollars.",
      ],
    ],
  },
  outside: {
    title: `${capitalized(countPhrase(outside.length))} things that usually cost extra`,
    intro: "Ask for each price in writing before you sign.",
    items: outside,
  },
  figure: {
    label:
      "Diagram: desks, servers, backup and the help desk are inside the line that marks the fee. Hardware, projects, the carrier and the software vendor are outside. One call goes from a desk to the help desk, and from there across the line to the vendor.",
    caption: `The fee pays for everything inside the heavy outline. The ${colorNames.amber} line is a call: you make it once, and the help desk calls the vendor for you.`,
  },
  speed: {
    title: "A response is a person, not an automatic email",
    paragraphs: [
      `Response time is how long you wait until someone who can help answers you. It isn’t the time to a fix. A good contract sets two limits. For example: ${response.critical} when ${criticalMeans}, and ${response.other} for everything else.`,
      "The clock should start when you call or open a ticket. For anything that isn’t critical after hours, it should start when the office opens. You should decide what’s critical.",
    ],
  },
  example: {
    title: "Example: a Tuesday in March",
    text: "At 10:40am, the document system at a 30-person law office stops working. At 10:52am, 12 minutes later and within the contract, a technician is on the phone. An update went wrong overnight. She rolls it back, and by 11:20am everyone is working again. The office lost 40 minutes.",
  },
} as const;
