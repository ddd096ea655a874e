/** Red, green and blue of `#rgb` or `#rrggbb`, each from 0 to 1. */
function channels(hex: string): [number, number, number] {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, "$&$&") : hex.slice(1);
  if (!/^[0-9a-f]{6}$/i.test(digits)) throw new Error(`Not a color: ${hex}`);
  const at = (from: number) => Number.parseInt(digits.slice(from, from + 2), 16) / 255;
  return [at(0), at(2), at(4)];
}

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Relative luminance, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two colors, from 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** A ratio as printed: one decimal. */
export const printedRatio = (ratio: number): string => ratio.toFixed(1);
