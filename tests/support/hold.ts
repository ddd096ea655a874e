import type { Page } from "@playwright/test";

/** Holds the answers to what matches until `release`; `asked` are the addresses that were asked for. */
export async function hold(page: Page, pattern: string, method = "GET") {
  const asked: string[] = [];
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(pattern, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    asked.push(route.request().url());
    await held;
    // The page may have gone on meanwhile.
    await route.continue().catch(() => {});
  });
  return { asked, release };
}
