// @ts-check
/** A browser that Playwright drives itself: Chromium, or its own builds of Firefox and WebKit. */

/** @typedef {import("./engine").Engine} Engine @typedef {import("./engine").Tab} Tab */

/** @param {import("playwright").Page} page @param {boolean} prints @returns {Tab} */
const tabOf = (page, prints) => ({
  goto: async (url) => {
    await page.goto(url);
  },
  reload: async () => {
    await page.reload();
  },
  back: async () => {
    await page.goBack();
  },
  evaluate: async (expression) =>
    JSON.parse((await page.evaluate(`JSON.stringify(${expression})`)) ?? "null"),
  resize: (width, height) => page.setViewportSize({ width, height }),
  press: (chord) => page.keyboard.press(chord),
  type: (text) => page.keyboard.type(text),
  click: (x, y) => page.mouse.click(x, y),
  picture: () => page.screenshot(),
  print: prints ? () => page.pdf({ preferCSSPageSize: true }) : undefined,
  close: () => page.context().close(),
});

/**
 * @param {import("playwright").BrowserType} type @param {import("playwright").LaunchOptions} options
 * @returns {Promise<Engine>}
 */
export async function startWithPlaywright(type, options) {
  const browser = await type.launch(options);
  return {
    name: `${type.name()} ${browser.version()}`,
    open: async ({ scripted }) => {
      const context = await browser.newContext({
        javaScriptEnabled: scripted,
        reducedMotion: "reduce",
      });
      return tabOf(await context.newPage(), type.name() === "chromium");
    },
    close: () => browser.close(),
  };
}
