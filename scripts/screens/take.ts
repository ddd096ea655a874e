/** One picture of a page, taken as a first visit: most visitors make one. */
import type { Browser, Page } from "playwright";

/** `act` runs before the picture is taken; `at` stands at its top. `view` limits it to the window. */
export interface Shot {
  path: string;
  scripted?: boolean;
  media?: Parameters<Page["emulateMedia"]>[0];
  act?: (page: Page) => Promise<unknown>;
  at?: string;
  view?: boolean;
}

/** Takes it into a file, whose ending says of which kind. */
export async function take(
  browser: Browser,
  origin: string,
  { path, scripted, media, act, at, view = false }: Shot,
  file: string,
  viewport: { width: number; height: number },
) {
  const page = await browser.newPage({ viewport, javaScriptEnabled: scripted });
  try {
    await page.emulateMedia({ reducedMotion: "reduce", ...media });
    await page.goto(`${origin}${path}`);
    await act?.(page);
    // What is fixed would stand in the middle of a picture of the whole page.
    if (!view) await page.evaluate(() => scrollTo(0, 0));
    if (at)
      await page
        .locator(at)
        .first()
        .evaluate((part) => part.scrollIntoView());
    const kind = file.endsWith("jpg") ? { type: "jpeg" as const, quality: 75 } : {};
    await page.screenshot({ path: file, fullPage: !view, ...kind });
  } finally {
    await page.close();
  }
}
