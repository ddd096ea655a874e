import { colorNames } from "~/config/look";
import { site } from "~/config/site";
import { price, response } from "./facts";

/** Misuses of the logo; each key selects its drawing. */
export interface Misuse {
  key: "stretch" | "turn" | "recolor" | "shade" | "sink" | "crowd";
  text: string;
}

const misuses: readonly Misuse[] = [
  { key: "stretch", text: "Do not stretch it. The mark is square." },
  { key: "turn", text: "Do not rotate it. The line rises to the right." },
  { key: "recolor", text: `Do not recolor it. The terminal is ${colorNames.amber}.` },
  { key: "shade", text: "Do not add a shadow, a glow or an outline." },
  { key: "sink", text: "Do not put dark letters or a white square on the dark band." },
  { key: "crowd", text: "Do not put another name next to it." },
];

/** How a sentence is often written, and how we write it. */
export interface VoicePair {
  where: string;
  before: string;
  after: string;
}

const voice: readonly VoicePair[] = [
  {
    where: "A promise",
    before: "We deliver unparalleled support for your peace of mind.",
    after: `On a critical ticket, we aim to have a person reply in ${response.critical}.`,
  },
  {
    where: "A price",
    before: "Flexible plans tailored to your unique needs.",
    after: `${price.text}. For example, 40 users at $150 is $6,000 a month.`,
  },
  {
    where: "An outage",
    before: "Some users may have experienced a temporary service degradation.",
    after:
      "Email was down from 9:10am to 9:52am because a certificate expired. It now renews 30 days early.",
  },
  {
    where: "A risk",
    before: "Hackers are coming for your data. Act now before it is too late.",
    after: "Two people who left can still sign in. Closing both accounts takes 10 minutes.",
  },
  {
    where: "A no",
    before: "Unfortunately this falls outside of our core competencies.",
    after: "We don’t repair phone lines, but your carrier does. We’ll call them with you.",
  },
];

/** A sample line of a permitted length. The page prints how long it is. */
const sampleLine = "A line of this length is comfortable to read on any screen.";

/** Text of the brand guidelines (specification 2 and 9, Brand guidelines). */
export const brand = {
  path: "/brand-guidelines",
  title: `Brand Guidelines | ${site.brand}`,
  description: `How to use the ${site.brand} name and logo: clear space, colors with their contrast ratios, typography, values, voice and drawing style.`,
  head: {
    title: "How to use our name, logo and colors",
    text: `For anyone who designs, builds or writes something with the ${site.brand} name on it.`,
  },
  logo: {
    nav: "Logo usage",
    title: "Logo usage: leave half its height free on every side",
    intro:
      "The mark is a line from one terminal to the next, in the shape of our first letter. Keep it to the left of the name. Use it alone only where there’s no room for both.",
    clear: {
      title: "The mark is drawn on a grid of 32 units",
      text: "Its clear space is 16 units, half its height. Keep everything else outside the dashed line, including text, edges and other logos.",
      drawing:
        "The mark, 32 units wide and high, in a dashed square that keeps 16 units clear on every side.",
      rules: [
        "At least 24 pixels high on a screen, 8 millimeters in print",
        `Use the mark and name on white or ${colorNames.mist}, and the mark alone on any light background`,
        "On the dark band, use the reversed logo: its square disappears, and the letter and the name are white",
        "Set the name in Archivo bold, in ink or white",
      ],
    },
    misuse: { title: "Six things to avoid", items: misuses },
  },
  color: {
    nav: "Color palette",
    title: "Color palette: every\u00a0swatch\u00a0shows its contrast",
    intro:
      "Each sample shows a text color on its background. The contrast ratio is calculated from the two colors. Accessibility rules ask for at least 4.5 for text, and ours are all at least 7.",
    ask: "Ask for the values for print.",
    linesTitle: "Five colors for lines",
  },
  type: {
    nav: "Typography",
    title: "Typography: two families, at most three sizes a page",
    intro:
      "Brand rule: lines of 50-75 characters, and at most 2-3 font sizes per page. A\u00a015-pixel utility size for captions and tables is the one exception.",
    sizes: [
      { role: "Display", use: "The page’s one headline. Archivo bold, 40-76 pixels." },
      { role: "Statement", use: "Section headings. Archivo bold, 26-44 pixels." },
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
      phone: "On a phone, a line is as long as the screen allows.",
    },
  },
  values: {
    nav: "Values",
    title: "Values: what they mean for what you make",
    intro: "These are our four core values. Each one affects how we write and draw.",
  },
  voice: {
    nav: "Voice and tone",
    title: "Voice and tone: short,\u00a0specific and plain",
    intro:
      "Write the way a knowledgeable coworker talks. Be plain when you explain, brief when something is down and first to say so when it’s our mistake.",
    ask: "Send us a text to check.",
    caption: "Before and after (the figures are examples)",
    columns: { where: "Subject", before: "Before", after: "After" },
    pairs: voice,
  },
  imagery: {
    nav: "Imagery rules",
    title: "Imagery rules: drawings,\u00a0no\u00a0stock photographs",
    intro:
      "A drawing shows how things are connected. A stock photo of people in headsets only shows that we bought a stock photo.",
    drawing: `A plan of two rooms on a grid, with ${colorNames.petrol} walls, thin branches to three desks and one ${colorNames.amber} run to the first of them.`,
    rulesTitle: "Do",
    rules: [
      "Show one subject on each page, seen from above",
      "Use strokes at 0, 45 or 90 degrees, with square caps",
      "Draw on a grid of 24 units",
      `Use ${colorNames.petrol} for lines and ${colorNames.tint} for areas`,
      `Draw exactly one ${colorNames.amber} line, which shows the next step`,
    ],
    neverTitle: "Don’t",
    never: [
      "Use stock photos, faces or handshakes",
      "Use gradients, glass effects, glows or blobs",
      "Use padlocks, clouds or globes as symbols",
      "Use emoji",
    ],
  },
} as const;
