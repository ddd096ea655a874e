import { type Office, site } from "~/config/site";
import { longDate } from "~/lib/time";
import { hours } from "./facts";

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

const { headquarters, northwest } = site.offices;
const closing = longDate(site.acquisition.date);

const team: readonly Member[] = [
  {
    name: "Helen Marchetti",
    title: "President and Chief Executive Officer",
    duties:
      "Signs every master service agreement and reads every notice of cancellation before anyone answers it.",
    ask: "a promise that was not kept",
    office: headquarters,
  },
  {
    name: "Marcus Adeyemi",
    title: "Vice President, Service Delivery",
    duties:
      "Runs the help desk in both offices and owns its clock: a person in 15–30 minutes when it is critical, in 1–4 hours when it is not.",
    ask: "a ticket that has gone quiet",
    office: headquarters,
  },
  {
    name: "Priya Nair",
    title: "Director of Security",
    duties:
      "Plans the penetration tests, leads the response to an incident and signs off who may reach what.",
    ask: "a questionnaire from your insurer",
    office: northwest,
  },
  {
    name: "Tom Lindqvist",
    title: "Director of Engineering",
    duties:
      "Draws and builds networks, phone systems and cloud moves, and approves the way back for every change.",
    ask: "a move, a new floor or a second site",
    office: northwest,
  },
  {
    name: "Rosa Delgado",
    title: "Director of Client Success",
    duties:
      "Leads the success managers and sits in on plan reviews, with the budget of the year beside the plan.",
    ask: "next year’s IT budget",
    office: headquarters,
  },
];

const story: readonly Milestone[] = [
  {
    when: "Before 2025",
    title: "Two firms do the same work for different clients",
    text: `We kept the systems of small and mid-size businesses running. So did ${site.acquisition.firm}. Each had habits the other needed: one wrote everything down, the other picked up on the second ring.`,
  },
  {
    when: closing,
    title: `We buy the assets of ${site.acquisition.firm}`,
    text: `${site.legalName} completes an asset purchase. The client work, the tools and the records come over, and from that day one company answers for all of them.`,
  },
  {
    when: "After the closing",
    title: "Two sets of records are checked and become one",
    text: "Every drawing, license and account is compared with what is really on the client’s floor before the old copy is closed. What does not match is put right first.",
  },
  {
    when: "The rebrand",
    title: "Two names give way to one",
    text: `${site.brand} is the name on the door, on the agreement and on the line when you call. ${site.product} is the service behind it.`,
  },
  {
    when: "Today",
    title: "Two offices share one desk",
    text: `${headquarters.city}, ${headquarters.state} is headquarters. ${northwest.city}, ${northwest.state} serves the Pacific Northwest. A ticket opened in one can be closed in the other, and clients are served nationwide.`,
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
  description: `How two IT teams became ${site.brand}: the asset purchase of ${longDate(site.acquisition.date)}, four values you can check, five people and two offices.`,
  hero: {
    badge: "About Us",
    title: "Two firms, joined into one that answers",
    text: "We plan, run and answer for the IT of small and mid-size businesses. This is how the team came together, what it promises to do, and whom to call when it does not.",
    actions: [
      { label: "Contact Us", to: "/contact" },
      { label: "Meet the Team", to: "#team" },
    ],
    callout: { title: closing, text: `the assets of ${site.acquisition.firm} join our own` },
  },
  story: {
    title: "Our story turns on one purchase",
    lead: "An asset purchase reads like paperwork. For a client it comes down to one question: who picks up tomorrow?",
    milestones: story,
    more: {
      label: "What the purchase changed for clients, and what it did not",
      to: `/blog/${site.productSlug}-acquisition`,
    },
  },
  values: {
    title: "Four core values, each one something you can check",
    lead: "A value nobody can be caught breaking is decoration. These are written so that you can catch us.",
    sign: "How you can tell",
  },
  team: {
    title: "Five people answer for the work",
    lead: "Each owns one part of it by name. Call the main number and ask for them.",
    ask: "Call",
    members: team,
  },
  offices: {
    title: "Two offices open at eight",
    lead: "One phone number reaches both. Outside these hours it reaches the engineer on call.",
    hours: hours.phone,
    items: [
      { office: headquarters, role: "Headquarters, serving the Midwest" },
      { office: northwest, role: "Serving the Pacific Northwest" },
    ],
    labels: { address: "Address", phone: "Phone", email: "E-mail", hours: "Hours" },
  },
  banner: {
    title: "Ask us what we got wrong last year",
    text: "It is a fair question for anyone who will hold your passwords. You will get an answer, and what we changed.",
    button: "Contact Us",
  },
} as const;
