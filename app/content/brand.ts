import { dollars, price, response } from "~/config/facts";
import { site } from "~/config/site";
import { colorNames } from "~/config/theme";

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
    where: "A risk",
    before: "Hackers are coming for your data. Act now before it is too late.",
    after: "Two people who left can still sign in. Closing both accounts takes 10 minutes.",
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
        use: "Archivo bold, 32-60 pixels. The page’s headline and its one large figure.",
      },
      { role: "Statement", use: "Archivo bold, 24-36 pixels. Section headings." },
      {
        role: "Text",
        use: "Public Sans, regular and semibold, 17-18 pixels on a line of 1.55 times that. Small headings and labels are this size in Archivo bold.",
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
      `Let ${colorNames.amber} mean the next step, and nothing else: one line down a page’s margin, and the tag on ${site.tagWord}`,
    ],
    neverTitle: "Don’t",
    never: [
      "Use stock photos, faces or handshakes",
      "Use gradients, glass effects, glows or blobs",
      "Use padlocks, clouds or globes as symbols",
      "Use emoji",
    ],
  },
  closing: {
    title: "Show us what you’re making",
    text: "Send us the page, the slide or the sign, and ask about whatever these rules leave open.",
    button: "Contact Us",
    to: "/contact",
  },
} as const;
