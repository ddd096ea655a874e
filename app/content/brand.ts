import { site } from "~/config/site";
import { price } from "./facts";

/** What the logo must not suffer; the drawing of each is chosen by its key. */
export interface Misuse {
  key: "stretch" | "turn" | "recolor" | "shade" | "sink" | "crowd";
  text: string;
}

const misuses: readonly Misuse[] = [
  { key: "stretch", text: "Do not stretch it. The mark is square." },
  { key: "turn", text: "Do not turn it. The run rises to the right." },
  { key: "recolor", text: "Do not recolor it. The terminal is amber." },
  { key: "shade", text: "Do not add a shadow, a glow or an outline." },
  { key: "sink", text: "Do not set it on the band. It loses its square." },
  { key: "crowd", text: "Do not crowd it with a second name." },
];

/** The same thing said twice: as it is often written, and as we write it. */
export interface VoicePair {
  where: string;
  before: string;
  after: string;
}

const voice: readonly VoicePair[] = [
  {
    where: "A promise",
    before: "We deliver best-in-class response times around the clock.",
    after: "A critical ticket gets a person in 15–30 minutes.",
  },
  {
    where: "A price",
    before: "Flexible plans tailored to your unique needs.",
    after: `${price.text}. At 40 users and $150, for example, that is $6,000 a month.`,
  },
  {
    where: "A fault",
    before: "Some users may have experienced a temporary service degradation.",
    after:
      "Mail was down from 9:10 to 9:52. A certificate had expired. It now renews 30 days early.",
  },
  {
    where: "A risk",
    before: "Hackers are coming for your data. Act now before it is too late.",
    after: "Two former employees can still sign in. Closing both accounts takes ten minutes.",
  },
  {
    where: "A refusal",
    before: "Unfortunately this falls outside of our core competencies.",
    after: "We do not repair phone lines. Your carrier does, and we will make the call with you.",
  },
];

/** A line at the middle of the permitted length; its page prints how long it is. */
const sampleLine = "A line of this length is easy to leave and easy to find again.";

/** Words of the brand guidelines (specification 2 and 9, Brand guidelines). */
export const brand = {
  path: "/brand-guidelines",
  title: `Brand Guidelines | ${site.brand}`,
  description: `How to set the ${site.brand} name: logo usage, a color palette that prints its own contrast, two type families, values, voice and drawings.`,
  head: {
    title: "One name, one mark, one amber line",
    text: `For anyone who prints, builds or writes with the ${site.brand} name. Six parts, each short enough to be kept.`,
  },
  logo: {
    nav: "Logo usage",
    title: "Logo usage: give it half its height on every side",
    lead: "The mark is a run from one terminal to the next, in the shape of our first letter. It stands left of the name, and the two are not taken apart except where only the mark has room.",
    clear: {
      title: "The mark is drawn on a grid of 32 units",
      text: "Its clear space is 16 units, half its height. Nothing else stands inside the dashed line: no text, no edge, no other logo.",
      drawing:
        "The mark, 32 units wide and high, in a dashed square that keeps 16 units clear on every side.",
      rules: [
        "At least 24 pixels high on a screen, 8 millimeters in print",
        "Mark and name on white or mist; the mark alone on any light ground",
        "The name is set in Archivo bold, in ink",
      ],
    },
    misuse: { title: "Six ways to get it wrong", items: misuses },
  },
  color: {
    nav: "Color palette",
    title: "Color palette: every swatch prints its own contrast",
    lead: "Each line is set in its color on its ground. The figure is computed from the two values, not typed. Text needs 4.5; we do not publish a pair below 7.",
    linesTitle: "Four lines that are never text",
  },
  type: {
    nav: "Typography",
    title: "Typography: two families, at most three sizes a page",
    lead: "Brand rule: lines of 50-75 characters, and at most 2-3 font sizes per page. A 15-pixel utility size for captions and tables is the one exception.",
    sizes: [
      { role: "Display", use: "The one headline of a page. Archivo bold, 40 to 76 pixels." },
      { role: "Heading", use: "What a section claims. Archivo bold, 22 to 30 pixels." },
      { role: "Text", use: "Everything else. Public Sans, 18 pixels on a 29-pixel line." },
    ],
    families: [
      {
        name: "Archivo",
        use: "Headings and large figures, bold, a little wider than normal.",
      },
      {
        name: "Public Sans",
        use: "Text, forms and tables, regular and semibold, with tabular figures.",
      },
    ],
    line: {
      title: "The length of a line",
      sample: sampleLine,
      shortest: 50,
      longest: 75,
      phone: "On a phone a line is as long as the screen allows.",
    },
  },
  values: {
    nav: "Values",
    title: "Values: four promises that show on paper",
    lead: "They are the core values of the company. In print and on a screen each has one visible consequence.",
  },
  voice: {
    nav: "Voice and tone",
    title: "Voice and tone: say the number, then stop",
    lead: "One voice: a colleague who knows, in short sentences with verbs. The tone follows the reader: plain when we explain, brief when something is down, first to say so when the fault is ours.",
    caption: "Before-and-after pairs; the figures in them are examples",
    columns: { where: "Subject", before: "Before", after: "After" },
    pairs: voice,
  },
  imagery: {
    nav: "Imagery rules",
    title: "Imagery rules: drawings, no stock photographs",
    lead: "A drawing shows how a thing is connected. A photograph of strangers in headsets shows that we bought a photograph.",
    drawing:
      "A plan of two rooms on a grid, with petrol walls, thin branches to three desks and one amber run to the first of them.",
    rulesTitle: "Draw it like this",
    rules: [
      "One subject for each page, in plan view",
      "Strokes at 0, 45 or 90 degrees, with square caps",
      "On a grid of 24 units",
      "Petrol lines, tint for areas",
      "Exactly one amber run, which shows the next step",
    ],
    neverTitle: "And never like this",
    never: [
      "Stock photographs, faces or handshakes",
      "Gradients, glass, glows and blobs",
      "Padlocks, clouds and globes standing for an idea",
      "Emoji",
    ],
  },
  banner: {
    title: "Need a file, or unsure about a use?",
    text: "Ask before it is printed. You will get the artwork in the format that your printer wants.",
    button: "Contact Us",
  },
} as const;
