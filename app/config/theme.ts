/**
 * How the brand looks: its colors and its mark. Style sheet, favicon, logo, link previews and the guide
 * are all made from this file (app/files), so a rebrand changes it and `site.ts`.
 */

/** By the names that utilities and style sheets use: `petrol` is `bg-petrol` and `var(--color-petrol)`. */
export const colors = {
  white: "#ffffff",
  ink: "#0f1f1e",
  muted: "#435150",
  mist: "#f3f6f5",
  tint: "#e3f0ee",
  petrol: "#0b5654",
  "petrol-deep": "#0a4241",
  band: "#07302f",
  "band-text": "#e8f0ee",
  "band-muted": "#bdd0cc",
  "band-rule": "#2b524f",
  amber: "#f6b800",
  "amber-ink": "#6e4700",
  "amber-wash": "#fff1c4",
  danger: "#9b1c1c",
  "danger-wash": "#fff1ef",
  ok: "#125c37",
  field: "#667573",
  rule: "#d5dddb",
  faint: "#7f9c97",
} as const;

/** The names of colors in sentences. Another palette changes the name together with the value. */
export const colorNames = {
  petrol: "petrol",
  amber: "amber",
  mist: "mist",
  tint: "tint",
} as const satisfies Partial<Record<keyof typeof colors, string>>;

/** The mark on its square of 32 units: three paths, each with its color. */
export const mark = {
  size: 32,
  ground: {
    d: "M2 0h28a2 2 0 0 1 2 2v28a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2z",
    color: "band",
  },
  /** The brand's first letter as a run from one terminal to the next; a stroke of `width`. */
  letter: { d: "M9 23V10l13 13V12", color: "white", width: 3 },
  terminal: { d: "M19 6h6v6h-6z", color: "amber" },
} as const;
