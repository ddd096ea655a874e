/** Other colors that are as light as the ones they replace, so that every pair keeps its contrast. */

/** The luminance of WCAG. */
const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const encoded = (part: number) =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

/** The color with its hue turned by 120 degrees so many times, no darker or lighter than before. */
export function rotateHue(hex: string, times: number): string {
  const before = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const after = before.map((_, at) => before[(at + times) % 3] ?? 0);
  const [light, gray] = [luminance(before), luminance(after)];
  // As far from gray as a screen can show.
  const reach = after.map((part) => (part > gray ? 1 - light : -light) / (part - gray || 1));
  const share = Math.min(1, ...reach.map(Math.abs));
  const parts = after.map((part) => Math.round(255 * encoded(light + share * (part - gray))));
  return `#${Buffer.from(parts).toString("hex")}`;
}
