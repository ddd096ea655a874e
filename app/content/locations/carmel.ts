import { site } from "../../config/site";
import type { LocationEntry } from "./shape";

/** Headquarters. */
export const carmel: LocationEntry = {
  office: site.offices.headquarters,
  content: {
    role: "Headquarters, serving the Midwest",
    headline: "Managed IT from an office in Carmel, Indiana",
    summary: `${site.brand} headquarters in Carmel runs IT for Central Indiana firms: a fixed monthly fee, remote help around the clock, and engineers on site within 50 miles.`,
    intro:
      "Most faults are cleared from our desks. When one needs hands, they come from here: an engineer with the part, not a parcel with instructions. Fifty miles covers Kokomo to Martinsville and Plainfield to Muncie.",
    region: "Central Indiana",
    services: {
      title: "Six services on call between Kokomo and Martinsville",
      lead: "Take one or take them all. What you take is run by the people who recommended it, from this building.",
      list: [
        {
          to: "/services/managed-it",
          text: "Plants along Interstate 69 and offices on Meridian Street get the same watch. Every server, switch and laptop reports in, and patches go on after second shift has gone home.",
        },
        {
          to: "/services/cloud-solutions",
          text: "Drawings and ERP files held in two places that do not share a thunderstorm. One department moves at a time, and each move can be put back.",
        },
        {
          to: "/services/cybersecurity",
          text: "Suppliers are questioned because their customers are. We find the way in first, close it, and write the report so that a customer’s questionnaire can be answered from it.",
        },
        {
          to: "/services/it-consulting",
          text: "A three-year list with dates and costs, on the table before the October budget meeting and not after a server stops in March.",
        },
        {
          to: "/services/voip",
          text: "One number for the front office, the dock and the sales car on the interstate. Add a seat when you hire, drop it when the season ends.",
        },
        {
          to: "/services/procurement",
          text: "For telecom and IT solution providers only: thirteen manufacturers quoted by one Midwest desk.",
        },
      ],
    },
    aboutArea: {
      title: "Central Indiana is flat, fast and hard on power lines",
      paragraphs: [
        "Carmel is known for roundabouts: more than 150, and hardly a traffic light between them. That sounds like a curiosity until you need somebody at your door at eight in the morning. U.S. 31 and Interstates 465 and 69 are all close, and they open the rest of the ring.",
        "The work follows those roads. Parts makers sit out toward Anderson, Muncie and Kokomo. Warehouses fill the interchanges at Plainfield and Lebanon. Law, insurance and medical practices line the Meridian corridor. A stopped machine costs the first by the minute, a dead scanner costs the second by the truck, and a mailbox that will not open costs the third by the billable hour.",
        "What breaks here is mostly weather and power. Spring brings tornado warnings and straight-line wind, July brings lightning, January brings ice on the wires. So every plan we draw answers three questions. How long do the batteries hold? Is the second copy outside the same storm? Which desk works first when the lights come back?",
      ],
    },
    example: {
      title: "A switch dies in Anderson at 7:10. Line one runs at 8:30.",
      lead: "An example, with a parts maker of 60 people at the end of the amber line on the map above. Eighty minutes, start to finish.",
      steps: [
        {
          title: "7:10 The alarm",
          text: "Monitoring loses a switch on the floor. The machines behind it stop, and a critical ticket opens by itself.",
        },
        {
          title: "7:27 A person",
          text: "The plant manager’s phone rings. Seventeen minutes have passed, within the 15–30 we set for anything critical.",
        },
        {
          title: "7:45 The spare",
          text: "Nothing but hardware is left to blame. An engineer leaves Carmel with a replacement that already carries last night’s settings.",
        },
        {
          title: "8:30 The restart",
          text: "The new switch is in and line one moves. The ticket records the cause, the part and the minutes.",
        },
      ],
    },
    visit:
      "Come by to go through a quote line by line, or to meet the engineer who would look after you. Call first, so that the right person is in.",
    contact: {
      title: "Write to the people in Carmel",
      lead: "Say which building it is about. If it lies inside the ring, a visit is one of the answers we can give.",
    },
    questions: [
      {
        question: "What would 60 people at one plant pay?",
        answer:
          "Between $100 and $200 per user per month, depending on what is covered. As an example, 60 people at $150 make $9,000 a month, or $108,000 over a year. Equipment is quoted apart, before you buy it.",
      },
      {
        question: "We are in Lafayette, right on the line. Do you still come?",
        answer:
          "Yes. Watching, patching and the help desk work at any distance. For the hours that need hands, we agree the drive with you beforehand and put it in the contract, so that nobody has to guess on a bad morning.",
      },
      {
        question: "Our second shift ends at eleven. Who is awake?",
        answer:
          "The watch is. Monitoring and support run 24/7; the hours on this page only say when somebody opens the front door. A stopped line at ten at night is critical, and is answered as such.",
      },
    ],
  },
  map: {
    neighbors: [
      {
        name: "Westfield",
        latitude: 40.0428,
        longitude: -86.1275,
        near: { side: "left", nudge: [-8, 0] },
      },
      {
        name: "Fishers",
        latitude: 39.9568,
        longitude: -86.0134,
        near: { side: "above", nudge: [14, 0] },
      },
      { name: "Noblesville", latitude: 40.0456, longitude: -86.0086, near: { side: "left" } },
      { name: "Zionsville", latitude: 39.9509, longitude: -86.2619, near: { side: "above" } },
      {
        name: "Indianapolis",
        latitude: 39.7684,
        longitude: -86.1581,
        far: { side: "left", nudge: [-40, 0] },
      },
      {
        name: "Lebanon",
        latitude: 40.0484,
        longitude: -86.4692,
        far: { side: "right", nudge: [0, -4] },
      },
      {
        name: "Greenfield",
        latitude: 39.7851,
        longitude: -85.7694,
        far: { side: "right", nudge: [0, 8] },
      },
      { name: "Plainfield", latitude: 39.7042, longitude: -86.3994, far: { side: "left" } },
      {
        name: "Anderson",
        latitude: 40.1053,
        longitude: -85.6803,
        far: { side: "left", nudge: [-4, 8] },
      },
      { name: "Frankfort", latitude: 40.2795, longitude: -86.5111, far: { side: "above" } },
      { name: "Kokomo", latitude: 40.4864, longitude: -86.1336, far: { side: "right" } },
      { name: "Shelbyville", latitude: 39.5214, longitude: -85.7769, far: { side: "right" } },
      {
        name: "New Castle",
        latitude: 39.9289,
        longitude: -85.3702,
        far: { side: "above", nudge: [-8, 0] },
      },
      { name: "Martinsville", latitude: 39.4278, longitude: -86.4283, far: { side: "right" } },
      { name: "Muncie", latitude: 40.1934, longitude: -85.3864, far: { side: "above" } },
      { name: "Marion", latitude: 40.5584, longitude: -85.6591, far: { side: "left" } },
    ],
    interstates: [
      // U.S. 31, built as one, then I-65 south
      "-1,50 -1,-13 -2,-14 -2,-18 1,-21 1,-28 7,-34 7,-50",
      // I-65 north
      "-2,-14 -18.5,2.5 -18.5,7 -40.5,29",
      // I-69
      "3,-5.5 6.5,-2 16,-2 30,12 30,40",
      // I-70
      "-39.5,-30 -31.5,-22 -10,-22 0,-12 50,-12",
      // I-74
      "-50,8 -38,8 -20.5,-9.5 -8.5,-9.5",
      "4.5,-18.5 28,-42",
      // I-465
      "-6,-4.5 2,-4.5 4.5,-7 4.5,-18 2,-20.5 -6,-20.5 -8.5,-18 -8.5,-7 -6,-4.5",
    ],
    roads: [
      // State Route 37 and U.S. 35
      "9,-2 9,25 24,40",
      "-1,33 8,33 26,15 38.5,15",
    ],
    rivers: [
      // White River
      "50,16 40,16 35.5,11.5 13.5,11.5 6,4 4,2 4,-3 -4.5,-11.5 -4.5,-26 -17,-38.5 -17,-40 -23.5,-46.5",
    ],
    water: [],
    run: "0,0 2,-2 16,-2 23.5,5.5 23.5,8.5",
  },
};
