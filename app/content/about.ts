import { type Office, site } from "~/config/site";
import { longDate } from "~/lib/time";
import { businessHours, call, capitalized, hours } from "./facts";
import { countedOffices, officesAreIn, ourOffices } from "./offices";

export interface Milestone {
  /** When, as it is printed beside the line. */
  when: string;
  title: string;
  text: string;
}

export interface Member {
  name: string;
  title: string;
  duties: string;
  /** What a client should call this person about. */
  ask: string;
  office: Office;
}

const [headquarters, branch = headquarters] = site.offices;
const closing = longDate(site.acquisition.date);

export const team: readonly Member[] = [
  {
    name: "Helen Marchetti",
    title: "President and Chief Executive Officer",
    duties: "Runs the company, and steps in when a client isn’t getting the service we agreed on.",
    ask: "a promise we didn’t keep",
    office: headquarters,
  },
  {
    name: "Marcus Adeyemi",
    title: "Vice President, Service Delivery",
    duties: "Runs the help desk and is responsible for our response times.",
    ask: "a ticket that isn’t moving",
    office: headquarters,
  },
  {
    name: "Priya Nair",
    title: "Director of Security",
    duties:
      "Plans penetration tests, leads our response when there’s a break-in and approves who can reach which systems.",
    ask: "a security questionnaire from your insurer",
    office: branch,
  },
  {
    name: "Tom Lindqvist",
    title: "Director of Engineering",
    duties:
      "Designs networks, phone systems and cloud moves. He makes sure there’s a rollback plan before a change starts.",
    ask: "a move, a new floor or a second office",
    office: branch,
  },
  {
    name: "Rosa Delgado",
    title: "Director of Client Success",
    duties: "Leads our success managers and joins plan reviews when there’s a budget to decide.",
    ask: "next year’s IT budget",
    office: headquarters,
  },
];

const story: readonly Milestone[] = [
  {
    when: "Before 2025",
    title: "Two companies, the same kind of work",
    text: `We took care of IT for small and mid-size businesses, and so did ${site.acquisition.firm}.`,
  },
  {
    when: closing,
    title: `We buy the assets of ${site.acquisition.firm}`,
    text: `${site.legalName} completes an asset purchase, and the two teams start working together.`,
  },
  {
    when: "The rebrand",
    title: `We become ${site.brand}`,
    text: `Both teams now work under one name. The company is ${site.brand}. We call our service ${site.product}.`,
  },
  {
    when: "After the purchase",
    title: "Two sets of records become one",
    text: "We compare what’s written down with what’s really in each client’s office, and correct what doesn’t match.",
  },
  {
    when: "Today",
    title: `${capitalized(countedOffices)}, one help desk`,
    text: `${officesAreIn} Everyone works from the same tickets, and we serve clients nationwide.`,
  },
];

/** The person of that name, for the author line of an article; an error if nobody has it. */
export function memberNamed(name: string): Member {
  const found = team.find((member) => member.name === name);
  if (!found) throw new Error(`app/content/about.ts names nobody called "${name}"`);
  return found;
}

/** Words of the About page (specification 2, About). */
export const about = {
  path: "/about",
  title: `About Us | ${site.brand}`,
  description: `Meet the people behind ${site.brand}: how two IT teams became one in 2025, what we believe in, who runs the company and where to find us.`,
  hero: {
    badge: "About Us",
    title: "Two IT teams that now work as one",
    text: "We plan, run and support IT for small and mid-size businesses. Here’s how we came together, how we work and who to call if something isn’t right.",
    actions: [
      { label: "Contact Us", to: "/contact" },
      { label: "Meet the Team", to: "#team" },
    ],
    callout: { title: closing, text: `we bought the assets of ${site.acquisition.firm}` },
  },
  story: {
    title: "How we got here",
    lead: "From two sets of records to one help desk. These are the main steps.",
    milestones: story,
    links: [
      {
        label: `See our ${site.communicationsVendor} partnership for phone systems`,
        to: "/presence-partnership",
      },
    ],
  },
  values: {
    title: "Four values you can hold us to",
    lead: "Each one comes with a way to check whether we’re living up to it.",
    sign: "How you can tell",
  },
  team: {
    title: "Meet the five people who run the company",
    lead: "Each of them is responsible for one part of your service. Call the main number and ask for them by name.",
    ask: "Talk to",
    members: team,
  },
  offices: {
    title: `Visit or call ${ourOffices}`,
    lead: `One phone number reaches all of us. It’s answered ${businessHours}. The front door is open ${hours.door}. Clients can reach the on-call engineer after hours at ${call.support}.`,
    hours: hours.phone,
    labels: { address: "Address", phone: "Phone", email: "Email", hours: "Phone hours" },
  },
} as const;
