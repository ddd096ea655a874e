import type { Page } from "@playwright/test";

/** Shades by which the edge of one shadow may differ between two drawings of it, of 255. */
const SHADES = 4;

/** Whether two PNGs of one size show the same; `blank` is a page that may draw them. */
export function showSame(blank: Page, ...pictures: [Buffer, Buffer]): Promise<boolean> {
  const urls = pictures.map((one) => `data:image/png;base64,${one.toString("base64")}`);
  return blank.evaluate(
    async ([all, shades]) => {
      const [one = [], other = []] = await Promise.all(
        all.map(async (src) => {
          const image = Object.assign(new Image(), { src });
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
          canvas?.drawImage(image, 0, 0);
          return [...(canvas?.getImageData(0, 0, image.width, image.height).data ?? [])];
        }),
      );
      return (
        one.length === other.length &&
        one.every((of, at) => Math.abs(of - (other[at] ?? 0)) <= shades)
      );
    },
    [urls, SHADES] as const,
  );
}
