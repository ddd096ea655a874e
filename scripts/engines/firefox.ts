/** An installed Firefox, asked over WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine, Tab } from "./engine.ts";
import { clickActions, keyActions, typeActions } from "./keys.ts";
import { startAndRead } from "./process.ts";
import { DriverFailure } from "./watched.ts";

/** What an answer of the protocol may hold, of what is asked here. */
interface Answer {
  type?: string;
  capabilities: { browserVersion: string };
  context: string;
  result: { value?: string };
  exceptionDetails: { text: string };
}
type Command = (method: string, params?: object) => Promise<Answer>;
interface Message {
  id: number;
  type?: string;
  result?: Answer;
  error?: string;
  message?: string;
}

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

/** A question and its answer over the socket. An error names the question; so does a closed socket, with its reason. */
function commander(socket: WebSocket, end: () => Promise<unknown>): Command {
  let last = 0;
  const waiting = new Map<number, (answer: Message) => void>();
  const answered = (answer: Message) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  };
  socket.addEventListener("message", ({ data }) => answered(JSON.parse(String(data))));
  socket.addEventListener("close", async ({ code }) => {
    const message = `${code}, ${await end()}`;
    for (const id of [...waiting.keys()]) answered({ id, message });
  });
  return (method, params = {}) =>
    new Promise((done, fail) => {
      last += 1;
      const id = last;
      waiting.set(id, ({ type, result, error, message }) => {
        if (type === "success" && result) done(result);
        else if (error) fail(new Error(`${method}: ${error}: ${message}`));
        else fail(new DriverFailure(`${method}: Firefox ended: ${message}`));
      });
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ id, method, params }));
      else answered({ id, message: "before" });
    });
}

const tabOf = (command: Command, context: string, close: () => Promise<void>): Tab => ({
  goto: (url) => command("browsingContext.navigate", { context, url, wait: "complete" }),
  reload: () => command("browsingContext.reload", { context, wait: "complete" }),
  back: () => command("browsingContext.traverseHistory", { context, delta: -1 }),
  // Nothing that has to be waited for: without script, Firefox settles no promise of the page.
  evaluate: async (expression) => {
    const answer = await command("script.evaluate", {
      expression: `JSON.stringify(${expression})`,
      target: { context },
      awaitPromise: false,
    });
    if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result.value ?? "null");
  },
  resize: (width, height) =>
    command("browsingContext.setViewport", { context, viewport: { width, height } }),
  press: (chord) => command("input.performActions", { context, actions: keyActions(chord) }),
  type: (text) => command("input.performActions", { context, actions: typeActions(text) }),
  click: (x, y) => command("input.performActions", { context, actions: clickActions(x, y) }),
  close,
});

/** A program and a profile for each tab: one that falls over takes no other with it, and nothing is stored. */
async function startProgram(path: string, scripted: boolean) {
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
    profile,
  );
  const socket = new WebSocket(`${program.said}/session`);
  await once(socket, "open");
  const command = commander(socket, program.end);
  const { capabilities } = await command("session.new", { capabilities: {} });
  // A tab of its own has the focus of the window; in the first one, a page hears of no field that is entered.
  const { context } = await command("browsingContext.create", { type: "tab" });
  const close = async () => {
    socket.close();
    await program.stop();
  };
  return { tab: tabOf(command, context, close), version: capabilities.browserVersion };
}

export async function startFirefox(path: string): Promise<Engine> {
  const first = await startProgram(path, true);
  await first.tab.close();
  return {
    name: `Firefox ${first.version}`,
    open: async ({ scripted }) => (await startProgram(path, scripted)).tab,
    close: async () => {},
  };
}
