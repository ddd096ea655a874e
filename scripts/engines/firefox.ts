/** An installed Firefox, asked over WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine, Tab } from "./engine.ts";
import { inputOf } from "./keys.ts";
import { alone, startProgram } from "./process.ts";

/** What an answer of the protocol may hold, of what is asked here. */
interface Answer {
  type?: string;
  context: string;
  result: { value?: string };
  exceptionDetails: { text: string };
}
type Message = { id: number; error?: string; message?: string; result: Answer };
type Command = (method: string, params: object) => Promise<Answer>;

/** A question and its answer over the socket. An error names the question. */
function commander(socket: WebSocket): Command {
  let last = 0;
  return (method, params) =>
    new Promise((done, fail) => {
      last += 1;
      const id = last;
      const hear = ({ data }: MessageEvent) => {
        const answer: Message = JSON.parse(String(data));
        if (answer.id !== id) return;
        socket.removeEventListener("message", hear);
        if (answer.error) fail(new Error(`${method}: ${answer.error}: ${answer.message}`));
        else done(answer.result);
      };
      socket.addEventListener("message", hear);
      socket.send(JSON.stringify({ id, method, params }));
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
  ...inputOf((actions) => command("input.performActions", { context, actions })),
  close,
});

/** A program and a profile for each tab: one that falls over takes no other with it, and nothing is stored. */
async function open(path: string, scripted: boolean) {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  // Driven like this, Firefox does by itself without what it would ask the network for.
  const preferences = {
    "browser.startup.page": 0,
    "javascript.enabled": scripted,
    "ui.prefersReducedMotion": 1,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${value});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const { found, stop } = await startProgram(
    path,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"],
    (said) => /WebDriver BiDi listening on (\S+)/.exec(said)?.[1],
    { ...alone, HOME: profile },
    profile,
  );
  const socket = new WebSocket(`${found}/session`);
  await once(socket, "open");
  const command = commander(socket);
  await command("session.new", { capabilities: {} });
  // A tab of its own has the focus of the window; in the first one, a page hears of no field that is entered.
  const { context } = await command("browsingContext.create", { type: "tab" });
  return tabOf(command, context, stop);
}

/** @param path where Firefox is installed */
export const startFirefox = async (path: string): Promise<Engine> => ({
  open: ({ scripted }) => open(path, scripted),
  close: async () => {},
});
