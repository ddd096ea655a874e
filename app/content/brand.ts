import { colorNames } from "~/config/look";
import { site } from "~/config/site";
import { dollars, price, response } from "./facts";

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
    after: `${price.text}. For example, 40 users at ${dollars(price.middle)} is ${dollars(40 * price.middle)} a month.`,
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
      text: "The name stands 10 units to its right. Around both, keep 16 units clear, half the mark’s height: no text, edges or other logos inside the dashed line.",
      drawing:
        "The mark, 32 units wide and high, in a dashed square that keeps 16 units clear on every side.",
      rules: [
        "At least 24 pixels high on a screen, 8 millimeters in print",
        `Use the mark and name on white or ${colorNames.mist}, and the mark alone on any light background`,
        "On the dark band, use the reversed logo: its square disappears, and the letter and the name are white",
        "Set the name in Archivo bold, in ink or white",
      ],
    },
    download: "Download the mark (SVG)",
    misuse: { title: "Six things to avoid", items: misuses },
  },
  color: {
    nav: "Color palette",
    title: "Color palette: every swatch shows its contrast",
    intro:
      "Each sample shows a text color on its background. The contrast ratio is calculated from the two colors. Accessibility rules ask for at least 4.5 for text, and ours are all at least 7.",
    ask: "Ask for the values for print.",
    linesTitle: "Five colors for lines",
    ratio: "Contrast",
  },
  type: {
    nav: "Typography",
    title: "Typography: two families, three sizes and a caption size",
    intro:
      "Brand rule: lines of 50-75 characters, and at most 2-3 font sizes per page. A\u00a015-pixel utility size for captions and tables is the one exception.",
    sizes: [
      {
        role: "Display",
        use: "Archivo bold, 40-76 pixels. The page’s one headline and large figures.",
      },
      { role: "Statement", use: "Archivo bold, 26-44 pixels. Section headings." },
      {
        role: "Text",
        use: "Public Sans, regular and semibold, 18 pixels on a 29-pixel line. Small headings and labels are this size in Archivo bold.",
      },
      { role: "Caption", use: "Public Sans, 15 pixels. Hints, captions and notes to a figure." },
    ],
    line: {
      title: "The length of a line",
      sample: sampleLine,
      shortest: 50,
      longest: 75,
    },
  },
  values: {
    nav: "Values",
    title: "Values: what they mean for what you make",
    intro: "These are our four core values. Each one affects how we write and draw.",
  },
  voice: {
    nav: "Voice and tone",
    title: "Voice and tone: short, specific and plain",
    intro:
      "Write the way a knowledgeable coworker talks. Be plain when you explain, brief when something is down and first to say so when it’s our mistake.",
    ask: "Send us a text to check.",
    caption: "Before and after (the figures are examples)",
    columns: { where: "Subject", before: "Before", after: "After" },
    pairs: voice,
  },
  run: {
    nav: "Line and tag",
    title: "The line and the tag: they point to the next step",
    intro: `One ${colorNames.amber} line leads down a page’s margin to its last button, and one word is set as a tag.`,
    drawing: `A page with its ${colorNames.amber} line: 1 it starts beside the headline, 2 passes through a square at a heading, 3 turns a corner and 4 ends on the edge of a button.`,
    parts: [
      { name: "Start:", text: "a square with an ink edge, beside the headline or the drawing" },
      { name: "Tap:", text: "the same square at each heading, and on a phone at a question to us" },
      { name: "Corner:", text: "90 degrees, and 45 inside a drawing. It has no curves" },
      { name: "End:", text: "a square on the edge of the page’s last button" },
    ],
    size: "The line is 5 pixels wide and its squares are 12, with an edge of 2. On a phone they are 3 and 10.",
    tag: `The tag: capitals in ink on ${colorNames.amber}, with corners of 2 pixels. It stands in a headline, not in running text.`,
    branch: "Do not let the line branch. A page has one next step.",
    twice: `Do not tag any word but ${site.tagWord}.`,
  },
  imagery: {
    nav: "Imagery rules",
    title: "Imagery rules: drawings, no stock photographs",
    intro:
      "A drawing shows how things are connected. A stock photo of people in headsets only shows that we bought a stock photo.",
    drawing: `A plan of two rooms on a grid, with ${colorNames.petrol} walls, thin branches to three desks and one ${colorNames.amber} run to the first of them.`,
    rulesTitle: "Do",
    rules: [
      "Show one subject on each page, seen from above",
      "Use strokes at 0, 45 or 90 degrees, with square caps",
      "Draw on a grid of 24 units",
      `Use ${colorNames.petrol} for lines and ${colorNames.tint} for areas`,
      `Let ${colorNames.amber} mean the next step, and nothing else`,
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
