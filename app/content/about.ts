import { atAnyHour, phoneHours, replyTime } from "~/config/facts";
import { type Office, site } from "~/config/site";
import { numberInWords } from "~/lib/number-words";
import { ourOffices, sharedLine } from "./offices";
import { story } from "./story";

export interface Member {
  name: string;
  title: string;
  duties: string;
  /** When or about what a client should call this person, after "Talk to" and the first name. */
  ask: string;
  office: Office;
}

/** The office with that slug. Throws an Error if there is none: its people then work somewhere else. */
function officeAt(slug: string): Office {
  const found = site.offices.find((office) => office.slug === slug);
  if (!found) throw new Error(`app/content/about.ts: "${slug}" is no office of app/config/site.ts`);
  return found;
}

export const team: readonly Member[] = [
  {
    name: "Helen Marchetti",
    title: "President and Chief Executive Officer",
    duties: "Runs the company, and steps in when a client isn’t getting the service we agreed on.",
    ask: "if we’ve let you down",
    office: officeAt("carmel"),
  },
  {
    name: "Marcus Adeyemi",
    title: "Vice President, Service Delivery",
    duties: "Runs the help desk and is responsible for our response times.",
    ask: "about a ticket that isn’t moving",
    office: officeAt("carmel"),
  },
  {
    name: "Priya Nair",
    title: "Director of Security",
    duties: "Plans penetration tests and leads our response when there’s a break-in.",
    ask: "about an insurer’s questionnaire",
    office: officeAt("tumwater"),
  },
  {
    name: "Tom Lindqvist",
    title: "Director of Engineering",
    duties: "Designs networks, phone systems and cloud moves, each with a rollback plan.",
    ask: "about a move or a second office",
    office: officeAt("tumwater"),
  },
  {
    name: "Rosa Delgado",
    title: "Director of Client Success",
    duties: "Leads our success managers and joins plan reviews when there’s a budget to decide.",
    ask: "about next year’s IT budget",
    office: officeAt("carmel"),
  },
];

/** The person with that name, for an article's author line. Throws an Error if there is none. */
export function memberNamed(name: string): Member {
  const found = team.find((member) => member.name === name);
  if (!found) throw new Error(`app/content/about.ts names nobody called "${name}"`);
  return found;
}

/** Text of the About page (specification 2, About). */
export const about = {
  path: "/about",
  title: `About Us | ${site.brand}`,
  description: `Meet the people behind ${site.brand}: ${story.summary}, what we believe in, who runs the company and where to find us.`,
  hero: {
    badge: "About Us",
    title: story.headline,
    text: `We plan, run and support IT for small and mid-size businesses. Here’s ${story.told}, how we work and who to call if something isn’t right.`,
    actions: [
      { label: "Contact Us", to: "/contact" },
      { label: "Meet the Team", to: "#team" },
    ],
    callout: story.callout,
  },
  story: {
    title: story.title,
    milestones: story.milestones,
  },
  values: {
    title: "Four values you can hold us to",
    sign: "How you can tell",
  },
  team: {
    title: `Meet the ${numberInWords(team.length)} people who run the company`,
    intro:
      "Each of them is responsible for one part of your service. Call the main number and ask for them by name:",
    ask: "Talk to",
    members: team,
  },
  offices: {
    title: `Visit ${ourOffices}, or call us`,
    hours: `${phoneHours} ${sharedLine}`.trim(),
    clients: `${atAnyHour}.`,
    labels: {
      phone: "New here? Call",
      clients: "Already a client? Call",
      email: "Email",
      door: "Door open",
    },
  },
  closing: {
    title: "Talk to us about your IT",
    text: `Tell us what you have and what bothers you. ${replyTime}`,
    button: "Contact Us",
    to: "/contact",
  },
} as const;
