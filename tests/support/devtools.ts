import type { Page } from "@playwright/test";

/** A session of the developer tools, and by what number they know the first element that a selector finds. */
export async function inDevtools(page: Page, selector: string) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  return { devtools, nodeId };
}
