import type { LocationEntry } from "./shape";

/** The office in Canada. */
export const location: LocationEntry = {
  card: { role: "Alberta", text: "Serving southern Alberta, on-site and remote." },
  content: {
    role: "Alberta office",
    headline: "IT for southern Alberta, run from Calgary",
    summary: `Our office in Calgary runs IT for firms in southern Alberta: a fixed monthly fee, help around the clock, and engineers who drive up to 80 kilometers.`,
    intro: "From Airdrie to High River, an engineer is at your door the same day.",
    region: "southern Alberta",
    first: "area",
    services: {
      title: "Six services, each with a local reason",
      intro: "Take one or all six.",
      list: [
        { to: "/services/managed-it", text: "We watch your machines through hail season." },
        { to: "/services/cloud-solutions", text: "A copy of your files sits in another province." },
        {
          to: "/services/cybersecurity",
          text: "Suppliers of public agencies get their proof in writing.",
        },
        { to: "/services/it-consulting", text: "A plan that keeps up with a firm that doubles." },
        { to: "/services/voip", text: "Calls follow your people when the office loses power." },
        {
          to: "/services/procurement",
          text: "For providers only: equipment at our partners’ terms.",
        },
      ],
    },
    aboutArea: {
      title: "Growing faster than its wiring",
      paragraphs: ["Cabling is the usual bottleneck."],
    },
    example: {
      title: "A Tuesday in Airdrie",
      intro: "A switch fails at ten. The line is back 60 minutes after the alert.",
      steps: [
        { title: "10:02am: the alert", text: "Our monitoring loses contact with the switch." },
        {
          title: "10:10am: the call",
          text: "We call the office manager, 8 minutes after the alert.",
        },
        { title: "11:02am: back to work", text: "The spare is in, and the line is back." },
      ],
    },
    visit: "Park behind the building.",
    contact: { title: "Ask the Calgary office", intro: "Two lines are enough." },
    questions: [
      { question: "Do you drive to Red Deer?", answer: "Yes, by appointment." },
      { question: "Who answers at night?", answer: "The engineer on call." },
      { question: "Is there a local number?", answer: "Yes, and people in Calgary answer it." },
    ],
  },
  map: {
    neighbors: [
      { name: "Airdrie", latitude: 51.2917, longitude: -114.0144, label: { side: "right" } },
      { name: "High River", latitude: 50.5797, longitude: -113.8707, label: { side: "right" } },
    ],
    interstates: ["0,-50 0,15 2,17 2,50"],
    roads: [],
    rivers: [],
    water: [],
    run: "0,0 0,15 2,17",
    drive: { text: "30 min drive", at: [2, 8] },
    office: { side: "right" },
  },
};
