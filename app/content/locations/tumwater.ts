import { site } from "../../config/site";
import { testimonials } from "../testimonials";
import type { LocationEntry } from "./shape";

const distributor = testimonials.find(({ title }) => title === "Distribution Company");

/** The Pacific Northwest office. */
export const tumwater: LocationEntry = {
  office: site.offices.northwest,
  content: {
    role: "Pacific Northwest office",
    headline: "On-site IT for the South Sound, based in Tumwater",
    summary: `On-site and remote IT for the South Sound: the ${site.brand} office in Tumwater, Washington reaches Aberdeen, Tacoma and Centralia. Fixed fee, named manager.`,
    intro:
      "Interstate 5 is the spine of everything here, and when it jams, a technician from Seattle is a rumor. Ours start south of the jam. The ring around this office reaches Aberdeen, Bremerton, Puyallup and Morton.",
    region: "the South Sound",
    services: {
      title: "What South Sound organizations hand over to us",
      lead: "Each comes at one fee per head. To take an example: 35 staff at $140 apiece is $4,900 every month, whether the phones were quiet or not.",
      list: [
        {
          to: "/services/managed-it",
          text: "Clinics, mills and state contractors seldom employ a second IT person. We stand in as the second, or as the first: updates, accounts, a voice on the line.",
        },
        {
          to: "/services/cloud-solutions",
          text: "Your only copy should not rest on the same fault as your building. Files and mail go to a region inland, and test restores show that they come back.",
        },
        {
          to: "/services/cybersecurity",
          text: "Public contracts arrive with security clauses. We read the clause, test against it, and list every gap with an owner beside it.",
        },
        {
          to: "/services/it-consulting",
          text: "Grant cycles and legislative sessions set the calendar in Thurston County. A roadmap drawn around them puts each purchase in the right fiscal year.",
        },
        {
          to: "/services/voip",
          text: "A windstorm closes the office; calls roll to mobiles, and reception works from a kitchen table in Lacey.",
        },
        {
          to: "/services/procurement",
          text: "Reserved for resellers of telecom and IT west of the Cascades. Sourcing happens in your own time zone.",
        },
      ],
    },
    aboutArea: {
      title: "A freeway, deep water and a fault line decide every plan here",
      paragraphs: [
        "Tumwater began in 1845 as the first American settlement on Puget Sound, at the falls of the Deschutes. Water power came first, then a brewery, then the state government: the capitol dome in Olympia stands about two miles from us.",
        "Around it live contractors to the state, health clinics, timber and shellfish companies, a port, and suppliers of the base at Lewis–McChord. Two buildings on opposite shores of an inlet are common. Maps mislead you about such a pair: Bremerton is 41 miles off as the gull flies, and a good deal farther for a van.",
        "Three things stop work in these parts. The ground: the Nisqually earthquake of February 2001 was centered roughly 13 miles from this address. The wind, each November. And the freeway itself, which flood water shut at Chehalis for days in December 2007. A sound plan therefore asks what still runs when nobody can get in: who reaches which system from home, over which second connection, and what the front desk writes on paper until noon.",
      ],
    },
    example: {
      title: "Centralia goes dark at 1:05. Its clinic is whole by 2:35.",
      lead: "Imagined, but typical: twelve staff, five exam rooms, twenty miles down the freeway, where the drawn run stops. Ninety minutes in all.",
      steps: [
        {
          title: "1:05 Silence",
          text: "The carrier’s fiber fails. Charts will not load, and the waiting room begins to fill.",
        },
        {
          title: "1:21 Our call",
          text: "Sixteen minutes in, the clinic hears from us before it has looked up whom to ask. The carrier has its ticket too.",
        },
        {
          title: "1:40 Plan B",
          text: "Reception switches on the cellular router kept in the cupboard. Three rooms come up, and a van is already heading south.",
        },
        {
          title: "2:35 All rooms",
          text: "Our technician moves the last two rooms across. When fiber returns that evening, everything drops back unattended.",
        },
      ],
    },
    visit:
      "Machines that need opening can be brought in. Half an hour’s warning is enough to have a bench free.",
    contact: {
      title: "Reach the Tumwater crew",
      lead: "Tell us the shore you are on, how many sites, and what happened the last time the power failed.",
    },
    testimonial: distributor && {
      quote: distributor.quote,
      author: distributor.author,
      company: distributor.title,
    },
    questions: [
      {
        question: "How far toward Seattle will you drive?",
        answer:
          "Downtown Seattle sits just inside the edge, 49 miles away. Lakewood and Tacoma are ordinary trips. Farther up we plan around traffic and tell you honestly what a Friday afternoon means.",
      },
      {
        question: "Why does a Washington page print an Indiana number?",
        answer:
          "Because one headquarters line answers for everybody. Whoever picks up sees the same tickets and can dispatch from Tumwater. A side effect favors early risers: eight o’clock in Indiana is five in the morning here.",
      },
      {
        question: "Would our backups survive a large earthquake?",
        answer:
          "They should, if the second copy lives outside Western Washington, and that is how we set it up. The first stays in your building for speed. Ask us how many hours the last full test restore took; we write that figure down.",
      },
    ],
  },
  map: {
    neighbors: [
      {
        name: "Olympia",
        latitude: 47.0379,
        longitude: -122.9007,
        far: { side: "right", nudge: [2, -14] },
        near: { side: "left" },
      },
      { name: "Lacey", latitude: 47.0343, longitude: -122.8232, near: { side: "right" } },
      { name: "Tenino", latitude: 46.8568, longitude: -122.8526, near: { side: "above" } },
      { name: "Yelm", latitude: 46.942, longitude: -122.606, far: { side: "left" } },
      { name: "Shelton", latitude: 47.2151, longitude: -123.1007, far: { side: "left" } },
      {
        name: "Centralia",
        latitude: 46.7162,
        longitude: -122.9543,
        far: { side: "right", nudge: [6, -2] },
      },
      {
        name: "Chehalis",
        latitude: 46.6621,
        longitude: -122.964,
        far: { side: "right", nudge: [9, 0] },
      },
      {
        name: "Tacoma",
        latitude: 47.2529,
        longitude: -122.4443,
        far: { side: "right", nudge: [4, 10] },
      },
      { name: "Puyallup", latitude: 47.1854, longitude: -122.2929, far: { side: "right" } },
      { name: "Bremerton", latitude: 47.5673, longitude: -122.6326, far: { side: "left" } },
      {
        name: "Aberdeen",
        latitude: 46.9754,
        longitude: -123.8157,
        far: { side: "above", nudge: [14, 0] },
      },
      {
        name: "Morton",
        latitude: 46.5584,
        longitude: -122.2751,
        far: { side: "left", nudge: [6, -12] },
      },
      {
        name: "Seattle",
        latitude: 47.6062,
        longitude: -122.3321,
        far: { side: "right", nudge: [8, 0] },
      },
    ],
    interstates: [
      // Interstate 5
      "0,-50 0,-30 -2.5,-27.5 -2.5,-12 0,-9.5 0,1 1.5,2.5 8.5,2.5 22,16 25,16 29,20 29,39 27,41 27,43.5",
    ],
    roads: [
      // U.S. 101
      "0,1 -4.5,1 -10,6.5 -10,20 -13,23 -13,35 -5,43 -5,50",
      // State Route 8 and U.S. 12 to the coast
      "-7,3.5 -18,3.5 -23.5,-2 -48,-2",
      // U.S. 12 east
      "0,-32 38,-32",
      // Yelm Highway and State Route 507
      "7.5,2.5 14.5,-4.5 14.5,-6 10,-10.5 2.5,-10.5 -2.5,-15.5",
      // State Routes 7 and 512
      "22,16 22,-11 30,-19 30,-32",
      "18.5,12.5 29,12.5",
      // State Route 16
      "22,16 15.5,22.5 15.5,36 13,38.5",
    ],
    rivers: [
      // Chehalis
      "-40,-30 -14,-30 -8,-24 -4,-24 -4,-20 -12,-12 -16,-12 -24,-4 -43,-4",
      // Nisqually
      "11,6.5 11,3 17.5,-3.5 17.5,-7 27.5,-17 34,-17 38,-21 49,-21",
      // Hood Canal
      "3.5,30 -2,24.5 -7,24.5 -8.5,26 -8.5,33 -7,34.5 -7,38 1,46 1,50",
    ],
    water: [
      // Puget Sound and its inlets
      "19,50 20.5,50 24.5,46 24.5,37 27,34.5 27,26 22.5,21.5 24,20 22,18 18.5,21.5 18,21 18,16 15,13 15,10.5 11,6.5 4.5,6.5 1.5,3.5 0,3.5 0,8 -5,13 -8,13 -8,14 -4,14 -1,11 2,14 2,24 3,25 5,25 5,14 7,12 9,14 9,24 10.5,25.5 12.5,25.5 14,24 14,19 16.5,16.5 16.5,21 18,22.5 18,34 19,35",
      // Grays Harbor
      "-43,-4 -46,-7 -50,-7 -50,-1 -46,-1",
    ],
    islands: ["20,24 22.5,24 24,25.5 24,28 22,30 22,33 20,33"],
    run: "0,0 0,-9.5 -2.5,-12 -2.5,-20",
  },
};
