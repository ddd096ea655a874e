// @ts-check
/** An installed Firefox, asked over WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clickActions, keyActions, typeActions } from "./keys.mjs";
import { startAndRead } from "./process.mjs";

/** @typedef {import("./engine").Engine} Engine @typedef {import("./engine").Tab} Tab */
/** @typedef {(method: string, params?: object) => Promise<any>} Ask */

/** Nothing of its own over the network, and no page of its own at the start. */
const preferences = {
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "remote.prefs.recommended": true,
  "services.settings.server": "data:,",
  "ui.prefersReducedMotion": 1,
};

/** Longer than any answer takes, the loading of a page included. */
const patience = 60_000;

/**
 * A question and its answer over the socket. An error names the question; so does one that is never
 * answered, because Firefox ended or hangs.
 * @param {WebSocket} socket @returns {Ask}
 */
function asker(socket) {
  let last = 0;
  /** @type {Map<number, (answer: any) => void>} */
  const waiting = new Map();
  const answered = (/** @type {{ id: number }} */ answer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  };
  const unanswered = (/** @type {number} */ id, /** @type {string} */ message) =>
    answered(/** @type {any} */ ({ id, error: "no answer", message }));
  socket.addEventListener("message", ({ data }) => answered(JSON.parse(String(data))));
  socket.addEventListener("close", () => {
    for (const id of [...waiting.keys()]) unanswered(id, "Firefox ended");
  });
  return (method, params = {}) =>
    new Promise((done, fail) => {
      last += 1;
      const id = last;
      const timer = setTimeout(() => unanswered(id, `within ${patience / 1000} s`), patience);
      waiting.set(id, ({ type, result, error, message }) => {
        clearTimeout(timer);
        if (type === "success") done(result);
        else fail(new Error(`${method}: ${error}: ${message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}

/** @param {Ask} ask @param {string} context @param {() => Promise<void>} close @returns {Tab} */
const tabOf = (ask, context, close) => ({
  goto: (url) => ask("browsingContext.navigate", { context, url, wait: "complete" }),
  reload: () => ask("browsingContext.reload", { context, wait: "complete" }),
  back: () => ask("browsingContext.traverseHistory", { context, delta: -1 }),
  // Nothing that has to be waited for: without script, Firefox settles no promise of the page.
  evaluate: async (expression) => {
    const answer = await ask("script.evaluate", {
      expression: `JSON.stringify(${expression})`,
      target: { context },
      awaitPromise: false,
    });
    if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result.value ?? "null");
  },
  resize: (width, height) =>
    ask("browsingContext.setViewport", { context, viewport: { width, height } }),
  press: (chord) => ask("input.performActions", { context, actions: keyActions(chord) }),
  type: (text) => ask("input.performActions", { context, actions: typeActions(text) }),
  click: (x, y) => ask("input.performActions", { context, actions: clickActions(x, y) }),
  picture: async () => {
    const { data } = await ask("browsingContext.captureScreenshot", { context });
    return Buffer.from(data, "base64");
  },
  print: async () => Buffer.from((await ask("browsingContext.print", { context })).data, "base64"),
  close,
});

/**
 * A program and a profile for each tab: one that falls over takes no other with it, and nothing is stored.
 * @param {string} path @param {boolean} scripted
 */
async function startProgram(path, scripted) {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const lines = Object.entries({ ...preferences, "javascript.enabled": scripted }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const program = await startAndRead(
    path,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"],
    /WebDriver BiDi listening on (\S+)/,
    { ...process.env, HOME: profile },
  );
  const socket = new WebSocket(`${program.said}/session`);
  await once(socket, "open");
  const ask = asker(socket);
  const { capabilities } = await ask("session.new", { capabilities: {} });
  // A tab of its own has the focus of the window; in the first one, a page hears of no field that is entered.
  const { context } = await ask("browsingContext.create", { type: "tab" });
  const close = async () => {
    socket.close();
    await program.stop();
    rmSync(profile, { recursive: true, force: true });
  };
  return { tab: tabOf(ask, context, close), version: capabilities.browserVersion };
}

/** @param {string} path of the program @returns {Promise<Engine>} */
export async function startFirefox(path) {
  const first = await startProgram(path, true);
  await first.tab.close();
  return {
    name: `Firefox ${first.version}`,
    open: async ({ scripted }) => (await startProgram(path, scripted)).tab,
    close: async () => {},
  };
}
