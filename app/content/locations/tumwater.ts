import { dollars, price } from "~/config/facts";
import { site } from "~/config/site";
import { sharedLine } from "../offices";
import { testimonials } from "../testimonials";
import type { LocationEntry } from "./shape";

const distributor = testimonials.find(({ title }) => title === "Distribution Company");

/** What the page's example pays for a user: more than the least, and less than the middle. */
const rate = Math.round(price.low * 0.2 + price.middle * 0.8);

/** The Pacific Northwest office. */
export const location: LocationEntry = {
  card: { role: "Pacific Northwest", text: "On-site and remote" },
  content: {
    role: "Pacific Northwest office, in Tumwater",
    // Its last two words are one name.
    headline: "On-site IT for the South\u00a0Sound",
    summary: `IT support for the South Sound from our office in Tumwater, Washington. Engineers drive to Aberdeen, Tacoma and Centralia. Fixed fee, named success manager.`,
    intro:
      "When I-5 backs up, help from Seattle can be hours away. Our engineers start on your side of the traffic. From Tumwater we cover Aberdeen, Bremerton, Puyallup and Morton.",
    region: "the South Sound",
    first: "area",
    services: {
      title: "How we help organizations around Olympia",
      intro: `Choose one service or several. We quote extras before you buy them.`,
      list: [
        {
          to: "/services/managed-it",
          text: `Your whole IT department, or help for the one person you have. For example, 35 users at ${dollars(rate)} are ${dollars(35 * rate)} a month.`,
        },
        {
          to: "/services/cloud-solutions",
          text: "We keep a copy of your files inland, and restore from it to show you it works.",
        },
        {
          to: "/services/cybersecurity",
          text: "We check each security clause of a state or federal contract, and list every gap.",
        },
        {
          to: "/services/it-consulting",
          text: "Our roadmap puts each purchase in the fiscal year of its grant or budget.",
        },
        {
          to: "/services/voip",
          text: "When a windstorm closes the office, calls go to cell phones.",
        },
        {
          to: "/services/procurement",
          text: "Not for end users: for resellers and other IT and telecom providers who need a sourcing partner.",
        },
      ],
    },
    aboutArea: {
      title: "What stops work in the South Sound",
      paragraphs: [
        "Windstorms take out power and internet lines each fall. Flooding has closed I-5 near Chehalis for days. And the region expects earthquakes. With buildings on both sides of an inlet, a place that looks close on the map can be an hour’s drive.",
        "So we start with one question: what still works if nobody can get to the building? The answer is a short list of who reaches which system from home, and what happens on paper in the meantime.",
      ],
      circuit: {
        title: "What still works when nobody can get in",
        rows: [
          { what: "Phones", how: "The front desk answers at home, on cell phones" },
          {
            what: "Case files",
            how: "Case managers sign in from home, over home internet",
          },
          {
            what: "Payroll",
            how: "The office manager runs it from any computer, with a security key",
          },
          { what: "New applications", how: "On paper, and typed in later", open: true },
        ],
        legend: "Example: a nonprofit’s list. Filled: works online. Open: on paper.",
      },
    },
    example: {
      title: "Example: a clinic in Centralia loses its internet at 1:05pm",
      intro:
        "This made-up clinic, 20 miles south of our office, has 12 people and five exam rooms. All five rooms are working again 90 minutes after the internet fails.",
      steps: [
        {
          title: "1:05pm: offline",
          text: "The carrier’s fiber line fails. Patient charts won’t load, and the waiting room starts to fill up.",
        },
        {
          title: "1:17pm: we call",
          text: "We call the clinic 12 minutes after the alert. We’ve already opened a ticket with the carrier.",
        },
        {
          title: "1:40pm: the backup line",
          text: "The receptionist turns on the cellular router we left in the closet. Three rooms are back, and one of our engineers is on the way.",
        },
        {
          title: "2:35pm: all rooms",
          text: "After 30 minutes on the road, the engineer connects the last two rooms. That evening the fiber line returns, and after the last patient we switch the clinic back to it.",
        },
      ],
      lanes: {
        legend: "Five exam rooms. Heavy line: working.",
        rows: [
          { name: "Room 1", from: 2 },
          { name: "Room 2", from: 2 },
          { name: "Room 3", from: 2 },
          { name: "Room 4", from: 3 },
          { name: "Room 5", from: 3 },
        ],
      },
    },
    visit:
      "If a computer needs to be opened, you can bring it in. Call about 30 minutes ahead and we’ll clear a bench.",
    contact: {
      title: "Reach the Tumwater team",
      intro: "A few lines are enough.",
    },
    testimonial: distributor && {
      quote: distributor.quote,
      author: distributor.author,
      company: distributor.title,
      illustration: distributor.illustration,
    },
    questions: [
      {
        question: "How far north will you drive?",
        answer:
          "As far as downtown Seattle, 49 miles from our door in a straight line. The drive is longer. Lakewood and Tacoma are routine drives. North of Tacoma, we plan around traffic and tell you when a Friday afternoon visit isn’t realistic.",
      },
      {
        question: `Why is your phone number from ${site.offices[0].state}?`,
        answer: `${sharedLine && "One number serves every office. "}Whoever picks up sees the same tickets and can send an engineer from Tumwater.`,
      },
      {
        question: "Would our backups survive a major earthquake?",
        answer:
          "They should, if one copy is outside Western Washington. That’s how we recommend setting it up, with another copy in your building so everyday restores are fast. The outside copy isn’t in the Managed IT fee: Cloud Solutions or Cybersecurity adds it. Ask us for the date and the result of your last test restore.",
      },
    ],
  },
  map: {
    neighbors: [
      {
        name: "Centralia",
        latitude: 46.7162,
        longitude: -122.9543,
        label: { side: "right" },
      },
      {
        name: "Tacoma",
        latitude: 47.2529,
        longitude: -122.4443,
        label: { side: "right", nudge: [23, -6] },
      },
      {
        name: "Puyallup",
        latitude: 47.1854,
        longitude: -122.2929,
        label: { side: "below", nudge: [14, 2] },
      },
      { name: "Bremerton", latitude: 47.5673, longitude: -122.6326, label: { side: "left" } },
      {
        name: "Aberdeen",
        latitude: 46.9754,
        longitude: -123.8157,
        label: { side: "above", nudge: [26, 0] },
      },
      {
        name: "Morton",
        latitude: 46.5584,
        longitude: -122.2751,
        label: { side: "left", nudge: [8, 18] },
      },
      {
        name: "Seattle",
        latitude: 47.6062,
        longitude: -122.3321,
        label: { side: "right", nudge: [14, -24], outside: true },
      },
    ],
    interstates: [
      // Interstate 5
      "0,-50 0,-30 -2.5,-27.5 -2.5,-12 0,-9.5 0,1.5 7.5,1.5 27,21 27,43.5",
    ],
    roads: [
      // U.S. 101, State Route 8 and U.S. 12 to the coast
      "0,1.5 -5.5,1.5 -7.5,3.5 -18,3.5 -23.75,-2.25 -42.75,-2.25",
      // U.S. 12 east
      "0,-31 39.625,-31",
      // State Route 512
      "18.5,12.5 29,12.5",
      // State Route 16
      "22,16 14.5,23.5 14.5,37 13,38.5",
    ],
    rivers: [],
    water: [
      // Puget Sound, with Budd Inlet
      "16,50 20.5,50 25,45.5 25,23 11,9 1.5,9 1.5,4 0.5,3 -0.5,4 -0.5,12 8,12 16,20",
      // Grays Harbor
      "-43,-4 -46,-7 -50,-7 -50,-1 -46,-1",
    ],
    run: "0,0 0,-9.5 -2.5,-12 -2.5,-20",
    drive: { text: "30 min drive", at: [1.5, -15] },
    office: { side: "right", nudge: [4, 14] },
  },
};
