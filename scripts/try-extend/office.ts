/** The page of a made-up office, in the types of the content. */
import type { Office } from "../../app/config/site.ts";
import type { LocationEntry } from "../../app/content/locations/shape.ts";
import { inventedValues } from "./disguise.ts";

const MILES_PER_DEGREE = 69.09;

/** A town so many miles east and north of an office. */
function town(office: Office, name: string, east: number, north: number) {
  const latitude = office.latitude + north / MILES_PER_DEGREE;
  const middle = ((latitude + office.latitude) / 2) * (Math.PI / 180);
  const longitude = office.longitude + east / (MILES_PER_DEGREE * Math.cos(middle));
  return { name, latitude: Number(latitude.toFixed(4)), longitude: Number(longitude.toFixed(4)) };
}

const services = [
  "/services/managed-it",
  "/services/cloud-solutions",
  "/services/cybersecurity",
  "/services/it-consulting",
  "/services/voip",
  "/services/procurement",
] as LocationEntry["content"]["services"]["list"][number]["to"][];

/** Words that mean nothing, as many as a page has, and the same ones for the same seed. */
export function officePage(
  office: Office,
  seed: number,
  first: LocationEntry["content"]["first"],
): LocationEntry {
  const { name } = inventedValues(seed);
  const [north, south] = [name(3), name(4)];
  const phrase = (words: number) =>
    [name(2), ...Array.from({ length: words - 1 }, () => name(2).toLowerCase())].join(" ");
  const sentence = (words = 8) => `${phrase(words)}.`;
  const question = () => ({ question: `${phrase(6)}?`, answer: sentence() });
  return {
    card: { role: office.state, text: sentence() },
    content: {
      role: `Office in ${office.city}`,
      headline: `${phrase(4)} ${office.city}`,
      summary: `${office.city}, ${office.state}, ${south}. ${sentence(16)}`,
      intro: `${north}: ${sentence()}`,
      region: office.state,
      first,
      services: {
        title: phrase(4),
        intro: sentence(),
        list: services.map((to) => ({ to, text: sentence() })),
      },
      aboutArea: { title: phrase(4), paragraphs: [sentence(16)] },
      example: {
        title: phrase(4),
        intro: `${sentence()} It took 55 minutes.`,
        steps: [
          { title: `8:05am: ${phrase(2)}`, text: sentence() },
          { title: `8:11am: ${phrase(2)}`, text: `${phrase(3)} 6 minutes after the alert.` },
          { title: `9:00am: ${phrase(2)}`, text: sentence() },
        ],
      },
      visit: sentence(),
      contact: { title: phrase(4), intro: sentence() },
      questions: [question(), question(), question()],
    },
    map: {
      neighbors: [
        { ...town(office, north, 1.9, 17), label: { side: "right" } },
        { ...town(office, south, 6.2, -32), label: { side: "right" } },
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
}
