import type { Page } from "@playwright/test";

/**
 * By how many shades of 255 two PNGs of one size differ most, in any patch of so many pixels; 255 where their sizes
 * differ. `blank` is a page that may draw them.
 */
export function shadesApart(blank: Page, patch: number, ...pictures: [Buffer, Buffer]) {
  const urls = pictures.map((one) => `data:image/png;base64,${one.toString("base64")}`);
  return blank.evaluate(
    async ([all, side]) => {
      const [one = [], other = []] = await Promise.all(
        all.map(async (src) => {
          const image = Object.assign(new Image(), { src });
          await image.decode();
          const width = Math.floor(image.width / side);
          const height = Math.floor(image.height / side);
          const canvas = new OffscreenCanvas(width, height).getContext("2d");
          if (canvas) canvas.imageSmoothingQuality = "high";
          canvas?.drawImage(image, 0, 0, width, height);
          return [...(canvas?.getImageData(0, 0, width, height).data ?? [])];
        }),
      );
      if (one.length !== other.length) return 255;
      return one.reduce((most, of, at) => Math.max(most, Math.abs(of - (other[at] ?? 0))), 0);
    },
    [urls, patch] as const,
  );
}

/**
 * A picture of the page's window. On a loaded machine Chromium now and then takes none ("Unable to capture
 * screenshot"), and takes the next.
 */
export const pictureOf = (page: Page): Promise<Buffer> =>
  page.screenshot().catch((error: Error) => {
    if (!error.message.includes("Unable to capture")) throw error;
    return page.screenshot();
  });
