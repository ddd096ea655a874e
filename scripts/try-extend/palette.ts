/** Other colors that are as light as the ones they replace, so that every pair keeps its contrast. */

const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

const luminance = (rgb: readonly number[]) =>
  rgb
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);

/** A color by hue (degrees), saturation and lightness (0 to 1). */
const fromHsl = (hue: number, saturation: number, lightness: number) =>
  [0, 8, 4].map((part) => {
    const at = (part + hue / 30) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  });

function hueAndSaturation(rgb: readonly number[]) {
  const [red = 0, green = 0, blue = 0] = rgb;
  const [most, least] = [Math.max(...rgb), Math.min(...rgb)];
  const spread = most - least;
  if (spread === 0) return [0, 0] as const;
  const sixth =
    most === red
      ? (green - blue) / spread
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return [(sixth * 60 + 360) % 360, spread / (1 - Math.abs(most + least - 1))] as const;
}

/** The color with its hue turned by some degrees, and no darker or lighter than before. */
export function turned(hex: string, degrees: number): string {
  const before = channels(hex);
  const [hue, saturation] = hueAndSaturation(before);
  let [low, high] = [0, 1];
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2;
    const isLight = luminance(fromHsl(hue + degrees, saturation, middle)) > luminance(before);
    [low, high] = isLight ? [low, middle] : [middle, high];
  }
  const after = fromHsl(hue + degrees, saturation, low);
  return `#${after
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
