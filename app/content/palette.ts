import type { colors } from "~/config/theme";

export type Token = keyof typeof colors;

/** The colors that text may have. */
export type TextToken = Extract<
  Token,
  | "white"
  | "ink"
  | "muted"
  | "petrol"
  | "petrol-deep"
  | "band-text"
  | "band-muted"
  | "amber"
  | "amber-ink"
  | "danger"
  | "ok"
>;

/** The colors that text may stand on. */
export type GroundToken = Extract<
  Token,
  "white" | "mist" | "tint" | "petrol" | "petrol-deep" | "band" | "amber" | `${string}-wash`
>;

/** A background and every text color that may be used on it. */
export interface Surface {
  ground: GroundToken;
  use: string;
  texts: readonly TextToken[];
}

export const surfaces: readonly Surface[] = [
  {
    ground: "white",
    use: "The page, cards, fields and messages.",
    texts: ["ink", "muted", "petrol", "petrol-deep", "ok", "danger"],
  },
  {
    ground: "mist",
    use: "Page headers and alternating sections.",
    texts: ["ink", "muted", "petrol"],
  },
  {
    ground: "tint",
    use: "Areas in drawings, and a row under the pointer.",
    texts: ["ink", "muted", "petrol-deep"],
  },
  { ground: "petrol", use: "Links, buttons and every stroke.", texts: ["white"] },
  {
    ground: "petrol-deep",
    use: "A button under the pointer.",
    texts: ["white"],
  },
  {
    ground: "band",
    use: "The dark band, the footer and the mark.",
    texts: ["white", "band-text", "band-muted", "amber"],
  },
  {
    ground: "amber",
    use: "The line to the next step, its squares, and a button on the dark band.",
    texts: ["ink"],
  },
  {
    ground: "amber-wash",
    use: "Behind a note the reader must not miss.",
    texts: ["ink", "amber-ink"],
  },
  {
    ground: "danger-wash",
    use: "Behind what went wrong. Always state the mistake in words, too.",
    texts: ["ink", "danger"],
  },
];

/** Colors for lines, never for text. `least` is the contrast ratio a line needs when it carries meaning. */
export const lines: readonly {
  color: Token;
  on: GroundToken;
  use: string;
  least?: number;
}[] = [
  {
    color: "field",
    on: "white",
    use: "Border of a field. A border needs a contrast of at least 3.",
    least: 3,
  },
  { color: "faint", on: "white", use: "Thin lines for background details." },
  { color: "rule", on: "white", use: "Hairlines. They decorate; nothing depends on them." },
  { color: "band-rule", on: "band", use: "Hairlines on the dark band. They decorate, too." },
  {
    color: "amber",
    on: "white",
    use: "The highlighted line in a drawing. Never text on a light background; on the dark band it may be text.",
  },
];
