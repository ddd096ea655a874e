// @ts-check
/** An installed Firefox, asked over WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WebSocket } from "undici";
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
  ...(process.env.NOJS && {"javascript.enabled": false}),
  "services.settings.server": "data:,",
  "ui.prefersReducedMotion": 1,
};

/** A question and its answer over the socket; an error names the question. @param {WebSocket} socket @returns {Ask} */
function asker(socket) {
  let last = 0;
  /** @type {Map<number, (answer: any) => void>} */
  const waiting = new Map();
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data));
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  return (method, params = {}) =>
    new Promise((done, fail) => {
      last += 1;
      waiting.set(last, ({ type, result, error, message }) =>
        type === "success" ? done(result) : fail(new Error(`${method}: ${error}: ${message}`)),
      );
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}

/** @param {Ask} ask @param {string} context @param {string} userContext @returns {Tab} */
const tabOf = (ask, context, userContext) => ({
  goto: (url) => ask("browsingContext.navigate", { context, url, wait: "complete" }),
  reload: () => ask("browsingContext.reload", { context, wait: "complete" }),
  back: () => ask("browsingContext.traverseHistory", { context, delta: -1 }),
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
    const params = { context, origin: "document" };
    return Buffer.from((await ask("browsingContext.captureScreenshot", params)).data, "base64");
  },
  print: async () =>
    Buffer.from((await ask("browsingContext.print", { context })).data, "base64"),
  close: () => ask("browser.removeUserContext", { userContext }),
});

/** @param {string} path of the program @returns {Promise<Engine>} */
export async function startFirefox(path) {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const program = await startAndRead(
    path,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"],
    /WebDriver BiDi listening on (\S+)/,
    { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: "1" },
  );
  const socket = new WebSocket(`${program.said}/session`);
  await new Promise((done, fail) => {
    socket.addEventListener("open", done);
    socket.addEventListener("error", fail);
  });
  const ask = asker(socket);
  const { capabilities } = await ask("session.new", { capabilities: {} });
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: async ({ scripted }) => {
      const { userContext } = await ask("browser.createUserContext");
      const { context } = await ask("browsingContext.create", { type: "tab", userContext });
      if (!scripted) {
        await ask("emulation.setScriptingEnabled", { enabled: false, contexts: [context] });
      }
      return tabOf(ask, context, userContext);
    },
    close: async () => {
      socket.close();
      await program.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
