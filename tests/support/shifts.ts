import type { Page } from "@playwright/test";

/** Something of a page that was laid out at another place than before. */
export interface Shift {
  /** Milliseconds since the page was asked for. */
  at: number;
  /** How much moved and how far, as the browser counts it. */
  value: number;
  /** The same with what moved, for a reader. */
  moved: string;
}

/** All that has moved in a page so far. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const entries = observer.takeRecords() as Entry[];
    observer.disconnect();
    return entries.map(({ startTime, value, sources }) => {
      const texts = sources.map(({ node }) => node?.textContent?.slice(0, 40));
      return { at: startTime, value, moved: `${value.toFixed(4)} “${texts.join("”, “")}”` };
    });
  });
