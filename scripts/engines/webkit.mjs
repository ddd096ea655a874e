// @ts-check
/** A window of WebKitGTK (`webkit-host.py`), asked over WebDriver (https://www.w3.org/TR/webdriver2/) on a screen in memory. */
import { fileURLToPath } from "node:url";
import { clickActions, keyActions, typeActions } from "./keys.mjs";
import { freePort, startAndAsk, startAndRead } from "./process.mjs";

/** @typedef {import("./engine").Engine} Engine @typedef {import("./engine").Tab} Tab */
const host = fileURLToPath(new URL("webkit-host.py", import.meta.url));

/** @typedef {(method: string, path: string, body?: object) => Promise<any>} Ask */
/** @typedef {{ driver: string, screen: string }} Programs where WebKitWebDriver and Xvfb are installed */

/** @param {string} origin of the driver @returns {Ask} */
const asker = (origin) => async (method, path, body) => {
  const answer = await fetch(origin + path, {
    method,
    body: body && JSON.stringify(body),
    // Longer than any answer takes, the loading of a page included.
    signal: AbortSignal.timeout(60_000),
  });
  const { value } = /** @type {{ value: any }} */ (await answer.json());
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
  return value;
};

/** @param {Ask} ask @param {() => Promise<void>} close @returns {Tab} */
const tabOf = (ask, close) => ({
  goto: (url) => ask("POST", "/url", { url }),
  reload: () => ask("POST", "/refresh", {}),
  back: () => ask("POST", "/back", {}),
  evaluate: async (expression) => {
    const script = `return JSON.stringify(${expression})`;
    return JSON.parse((await ask("POST", "/execute/sync", { script, args: [] })) ?? "null");
  },
  resize: async (width, height) => {
    await ask("POST", "/window/rect", { width, height });
  },
  press: (chord) => ask("POST", "/actions", { actions: keyActions(chord) }),
  type: (text) => ask("POST", "/actions", { actions: typeActions(text) }),
  click: (x, y) => ask("POST", "/actions", { actions: clickActions(x, y) }),
  picture: async () => Buffer.from(await ask("GET", "/screenshot"), "base64"),
  close,
});

/** @param {Programs} programs @returns {Promise<Engine>} */
export async function startWebKit({ driver, screen }) {
  const display = await startAndRead(
    screen,
    ["-displayfd", "1", "-screen", "0", "1800x1200x24", "-nolisten", "tcp"],
    /^(\d+)\n/m,
  );
  const env = { ...process.env, DISPLAY: `:${display.said}` };
  /** A driver of its own for each window: one that fell over takes no other with it. */
  const openSession = async (/** @type {string[]} */ args) => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const program = await startAndAsk(driver, [`--port=${port}`], `${origin}/status`, env);
    const root = asker(origin);
    const options = { binary: host, args };
    const { sessionId, capabilities } = await root("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
    });
    /** @type {Ask} */
    const ask = (method, path, body) => root(method, `/session/${sessionId}${path}`, body);
    const close = async () => {
      await ask("DELETE", "").catch(() => {});
      await program.stop();
    };
    return { tab: tabOf(ask, close), version: capabilities.browserVersion };
  };
  const first = await openSession([]);
  await first.tab.close();
  return {
    name: `WebKitGTK ${first.version}`,
    open: async ({ scripted }) => (await openSession(scripted ? [] : ["--without-script"])).tab,
    close: display.stop,
  };
}
