import type { Page } from "@playwright/test";

/** The side of the patches that are compared, in pixels: edges are drawn a little differently by each program. */
const PATCH = 8;

/** By how many shades of 255 two PNGs of one size differ most, in any patch; `blank` is a page that may draw them. */
export function shadesApart(blank: Page, ...pictures: [Buffer, Buffer]): Promise<number> {
  const urls = pictures.map((one) => `data:image/png;base64,${one.toString("base64")}`);
  return blank.evaluate(
    async ([all, patch]) => {
      const [one = [], other = []] = await Promise.all(
        all.map(async (src) => {
          const image = Object.assign(new Image(), { src });
          await image.decode();
          const [width, height] = [image.width / patch, image.height / patch].map(Math.floor);
          const canvas = new OffscreenCanvas(width ?? 1, height ?? 1).getContext("2d");
          if (canvas) canvas.imageSmoothingQuality = "high";
          canvas?.drawImage(image, 0, 0, width ?? 1, height ?? 1);
          return [...(canvas?.getImageData(0, 0, width ?? 1, height ?? 1).data ?? [])];
        }),
      );
      return one.length === other.length
        ? Math.max(...one.map((of, at) => Math.abs(of - (other[at] ?? 0))))
        : 255;
    },
    [urls, PATCH] as const,
  );
}
