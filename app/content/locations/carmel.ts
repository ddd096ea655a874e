import {
  afterHours,
  brandCount,
  call,
  dollars,
  hours,
  price,
  response,
  rollback,
  serviceRadius,
} from "~/config/facts";
import { addOns, extras } from "../service-pages/managed-it-scope";
import type { LocationEntry } from "./shape";

/** The firm whose cost is asked, and its dollars a month. */
const firm = { users: 30, rate: price.middle };
const monthly = firm.users * firm.rate;

/** Headquarters. */
export const location: LocationEntry = {
  card: { role: "Headquarters, serving the Midwest", text: "On-site and remote" },
  content: {
    role: "Headquarters, serving the Midwest",
    headline: "Managed IT from our office in Carmel",
    summary: `Managed IT for Central Indiana from our Carmel headquarters: a fixed monthly fee, 24/7 monitoring and on-site visits within ${serviceRadius.value} miles.`,
    intro: `We fix most problems remotely. When someone has to be there, an engineer drives over from Carmel. Our ${serviceRadius.value}-mile area includes Kokomo, Marion, Muncie, Martinsville and Plainfield.`,
    region: "Central Indiana",
    first: "services",
    services: {
      title: "What we do for companies in Central Indiana",
      intro: "Choose one or several. The team that recommends a change can also make it.",
      list: [
        {
          to: "/services/managed-it",
          text: "We watch your network, answer your people’s calls and install updates at night.",
        },
        {
          to: "/services/cloud-solutions",
          text: `We move one team at a time. For ${rollback.text} after each move, you can still roll back.`,
        },
        {
          to: "/services/cybersecurity",
          text: "We close the gaps that insurers’ and customers’ questionnaires ask about.",
        },
        {
          to: "/services/it-consulting",
          text: "A three-year list of projects with dates and costs, before your fall budget meeting.",
        },
        {
          to: "/services/voip",
          text: "One phone system for the front desk, the warehouse and people at home.",
        },
        {
          to: "/services/procurement",
          text: `For telecom and IT solution providers only: one person quotes products from all ${brandCount.number} brands.`,
        },
      ],
    },
    aboutArea: {
      title: "What stops work in Central Indiana",
      paragraphs: [
        "Along Meridian Street, an outage costs lawyers billable hours. Around Plainfield, it holds up a distributor’s truck. Toward Anderson and Kokomo, it stops a production line.",
        "The usual causes are weather and power: wind in spring, lightning in summer, ice in winter. We can’t stop a storm. We can write down beforehand what happens in one.",
      ],
      circuit: {
        title: "Every plan answers three questions",
        numbered: true,
        rows: [
          {
            what: "How long will the batteries last?",
            how: "Minutes of power for each server, and what shuts down first",
          },
          {
            what: "Is a copy of your data out of the same storm’s reach?",
            how: "Where that copy is, and when we last restored from it",
          },
          {
            what: "Who works first when the power comes back?",
            how: "The order in which servers, phones and desks start again",
          },
        ],
      },
    },
    example: {
      title: "Example: the network goes down in Anderson on a Monday in March",
      intro: `A made-up manufacturer with 85 people loses its network as the first shift starts. It’s working again 100 minutes after the first alert.`,
      steps: [
        {
          title: "7:10am: the alert",
          text: "Our monitoring loses contact with a network switch in the server room. A critical ticket opens automatically.",
        },
        {
          title: "7:21am: the call",
          text: `We call the plant manager, 11 minutes after the alert. Our target for critical issues is ${response.critical}.`,
        },
        {
          title: "7:45am: the drive",
          text: "It’s the switch. As its plan said, the plant keeps a spare in the server room. An engineer leaves Carmel with a copy of the settings.",
        },
        {
          title: "8:50am: back to work",
          text: "After 45 minutes on the road and 20 minutes in the server room, both production lines are running again. The ticket lists the cause, the part and the times.",
        },
      ],
      drive: { step: 2, minutes: 45, what: " on the road", rest: " at work" },
    },
    visit:
      "You’re welcome to stop by to go through a quote or meet the team. Please call first so the right person is here.",
    contact: {
      title: "Contact the Carmel office",
      intro: "Tell us where your offices are, how many people use a computer and what to fix.",
    },
    questions: [
      {
        question: `What would managed IT cost a firm with ${firm.users} users?`,
        answer: `Our fee is usually ${price.text}. For example, ${firm.users} users at ${dollars(firm.rate)}, the middle of the range, is ${dollars(monthly)} a month, or ${dollars(monthly * 12)} a year. ${price.drivers} The fee leaves out ${extras}, and the services you can add: ${addOns}. You see each price before you agree to it.`,
      },
      {
        question: "We’re in Lafayette. Is that too far?",
        answer: `Lafayette is right at the ${serviceRadius.value}-mile line. We’ll come, and before you sign we’ll put in writing whether visits are in your fee. Monitoring, updates and the help desk work the same at any distance.`,
      },
      {
        question: "We work nights and weekends in tax season. Who answers?",
        answer: `Call the support line, ${call.support}. After hours, it reaches the on-call engineer, who handles critical issues at any hour. ${afterHours} Monitoring runs ${hours.watch}.`,
      },
    ],
  },
  map: {
    neighbors: [
      {
        name: "Indianapolis",
        latitude: 39.7684,
        longitude: -86.1581,
        label: { side: "right", nudge: [26, -23] },
      },
      {
        name: "Plainfield",
        latitude: 39.7042,
        longitude: -86.3994,
        label: { side: "below", nudge: [-12, 0] },
      },
      {
        name: "Anderson",
        latitude: 40.1053,
        longitude: -85.6803,
        label: { side: "right", nudge: [2, 22] },
      },
      { name: "Kokomo", latitude: 40.4864, longitude: -86.1336, label: { side: "left" } },
      { name: "Martinsville", latitude: 39.4278, longitude: -86.4283, label: { side: "right" } },
      { name: "Muncie", latitude: 40.1934, longitude: -85.3864, label: { side: "above" } },
      { name: "Marion", latitude: 40.5584, longitude: -85.6591, label: { side: "left" } },
    ],
    interstates: [
      // U.S. 31, built as one, then I-65 south
      "0,50 0,-12 -2,-14 -2,-18 1,-21 1,-28 10,-37 10,-50",
      // I-65 north
      "-2,-14 -18.5,2.5 -18.5,7 -41,29.5",
      // I-69, and its way southwest
      "2,-4.5 5,-1.5 16.5,-1.5 30,12 30,40.625",
      "-6,-20.5 -6,-27.5 -16.5,-38 -16.5,-50",
      // I-70
      "-50,-19 -7.5,-19 -2,-13.5 50,-13.5",
      // I-465
      "-6,-4.5 2,-4.5 4.5,-7 4.5,-18 2,-20.5 -6,-20.5 -8.5,-18 -8.5,-7 -6,-4.5",
    ],
    roads: [],
    rivers: [
      // White River
      "50,16 40,16 35.5,11.5 13.5,11.5 6,4 4,2 4,-3 -4.5,-11.5 -4.5,-23 -19,-37.5 -19,-42 -23.75,-46.75",
    ],
    water: [],
    run: "0,0 4,0 5.5,-1.5 16.5,-1.5 23.5,5.5 23.5,8.5",
    drive: { text: "45 min drive", at: [6.2, -5] },
    office: { side: "left", nudge: [2, -18] },
  },
};
