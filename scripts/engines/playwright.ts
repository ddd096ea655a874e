/** A browser that Playwright drives itself: Chromium, or its own builds of Firefox and WebKit. */
import type { BrowserType, LaunchOptions, Page } from "playwright";
import type { Engine, Tab } from "./engine.ts";

const tabOf = (page: Page): Tab => ({
  goto: (url) => page.goto(url),
  reload: () => page.reload(),
  back: () => page.goBack(),
  evaluate: async (expression) =>
    JSON.parse((await page.evaluate(`JSON.stringify(${expression})`)) ?? "null"),
  resize: (width, height) => page.setViewportSize({ width, height }),
  press: (chord) => page.keyboard.press(chord),
  type: (text) => page.keyboard.type(text),
  click: (x, y) => page.mouse.click(x, y),
  close: () => page.context().close(),
});

export async function startWithPlaywright(
  type: BrowserType,
  options: LaunchOptions,
): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    name: `${type.name()} ${browser.version()}`,
    open: async ({ scripted }) => {
      const context = await browser.newContext({
        javaScriptEnabled: scripted,
        reducedMotion: "reduce",
      });
      return tabOf(await context.newPage());
    },
    close: () => browser.close(),
  };
}
