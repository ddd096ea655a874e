/** The pages of two made-up offices, in the types of the content. */
import type { Office } from "../../app/config/site.ts";
import type { LocationEntry } from "../../app/content/locations/shape.ts";

const MILES_PER_DEGREE = 69.09;

/** A town so many miles east and north of an office. */
function town(office: Office, name: string, east: number, north: number) {
  const latitude = office.latitude + north / MILES_PER_DEGREE;
  const middle = ((latitude + office.latitude) / 2) * (Math.PI / 180);
  const longitude = office.longitude + east / (MILES_PER_DEGREE * Math.cos(middle));
  return { name, latitude: Number(latitude.toFixed(4)), longitude: Number(longitude.toFixed(4)) };
}

const map = (office: Office, [north, south, near]: Towns): LocationEntry["map"] => ({
  neighbors: [
    { ...town(office, north, 1.9, 17), far: { side: "right" } },
    { ...town(office, south, 6.2, -32), far: { side: "right" } },
    { ...town(office, near, -2.5, 2.8), near: { side: "above" } },
  ],
  interstates: ["0,-50 0,15 2,17 2,50"],
  roads: [],
  rivers: [],
  water: [],
  run: "0,0 0,15 2,17",
  drive: { text: "30 min drive", at: [2, 8] },
  office: { side: "right" },
});

type Towns = readonly [north: string, south: string, near: string];

const services = (texts: readonly string[]) =>
  (
    [
      ...["/services/managed-it", "/services/cloud-solutions", "/services/cybersecurity"],
      ...["/services/it-consulting", "/services/voip", "/services/procurement"],
    ] as const
  ).map((to, at) => ({ to, text: texts[at] ?? "" }));

export const plainPage = (office: Office, towns: Towns): LocationEntry => ({
  card: {
    role: `In ${office.city}`,
    text: `For all of ${office.state}, at your desk or by phone.`,
  },
  content: {
    role: `Office in ${office.city}`,
    headline: `Your IT people in ${office.city}`,
    summary: `From ${office.city} we run the computers of small firms across ${office.state}, and send an engineer when a phone call is not enough to fix it.`,
    intro: `You meet the person who fixes things, in ${towns[0]} as well as in ${towns[1]}.`,
    region: office.state,
    first: "services",
    services: {
      title: `What firms in ${office.state} buy from us`,
      intro: "Begin with whichever hurts.",
      list: services([
        "Somebody watches the server in your back room.",
        "Mail leaves the closet and lands in a data center.",
        "Forged invoices stop before your bookkeeper opens them.",
        "Budgets that survive a bad year.",
        "The shop floor and the front desk share one number.",
        "If you sell IT yourself, we ship to your clients.",
      ]),
    },
    aboutArea: {
      title: "Small towns, long roads",
      paragraphs: ["The nearest spare part is often two counties away, so we keep some here."],
    },
    example: {
      title: `A Monday in ${towns[0]}`,
      intro: "A printer server stops at eight. Labels print again 55 minutes later.",
      steps: [
        {
          title: "8:05am: it stops",
          text: "An alert reaches us before the first truck is loaded.",
        },
        {
          title: "8:11am: we ring",
          text: "The dock manager hears from us 6 minutes after the alert.",
        },
        { title: "9:00am: labels again", text: "A replacement takes over, and trucks leave." },
      ],
    },
    visit: "Ring the bell at the side door.",
    contact: { title: `Write to ${office.city}`, intro: "Say what stopped and since when." },
    questions: [
      {
        question: `Is ${towns[1]} too far for a visit?`,
        answer: "No. We are there every other week.",
      },
      { question: "Can we keep our own technician?", answer: "Yes. We agree on who does what." },
      { question: "What happens on a holiday?", answer: "Critical calls still reach an engineer." },
    ],
  },
  map: map(office, towns),
});

export const valleyPage = (office: Office, towns: Towns): LocationEntry => ({
  card: { role: office.state, text: "By appointment, and on the phone" },
  content: {
    role: `${office.state} office`,
    headline: `Engineers near ${towns[0]}`,
    summary: `Our people in ${office.city}, ${office.state}, visit clinics, schools and workshops between ${towns[0]} and ${towns[1]}. Plain answers, one monthly bill.`,
    intro: `Two engineers live within a mile of ${towns[2]}, and know the roads in snow.`,
    region: `the valley around ${office.city}`,
    first: "area",
    services: {
      title: "Which help suits a valley",
      intro: "Some of it works without a visit.",
      list: services([
        "Updates arrive at night, while nobody types.",
        "Schools store homework where a broken pipe cannot reach it.",
        "A clinic proves to its insurer who can read a chart.",
        "Replace a third of the laptops every summer.",
        "When a storm cuts the line, calls ring on cell phones.",
        "Resellers order through us and keep their margin.",
      ]),
    },
    aboutArea: {
      title: "One road in, one road out",
      paragraphs: [
        "A slide can close the pass for a day. What you need must work without us there.",
      ],
    },
    example: {
      title: `A Thursday near ${towns[0]}`,
      intro: "A workshop loses its drawings at noon. It has them back 70 minutes after it asked.",
      steps: [
        { title: "12:10pm: gone", text: "A folder is missing, and the saws stand still." },
        { title: "12:14pm: found", text: "We see who deleted it, 4 minutes after the alert." },
        { title: "1:20pm: restored", text: "Last night’s copy is in place, and work resumes." },
      ],
    },
    visit: "We are upstairs, over the bakery.",
    contact: { title: `Ask our ${office.state} engineers`, intro: "A photo of the problem helps." },
    questions: [
      { question: "Who comes when the pass is closed?", answer: "Someone who lives on your side." },
      { question: "Do you look after a school’s tablets?", answer: "Yes, with its own rules." },
      { question: "Could we pay by the year?", answer: "Yes. The sum is the same." },
    ],
  },
  map: map(office, towns),
});
