/** A window of WebKitGTK (`webkit-host.py`), asked over WebDriver (https://www.w3.org/TR/webdriver2/) on a screen in memory. */
import { fileURLToPath } from "node:url";
import type { Engine, Tab } from "./engine.ts";
import { inputOf } from "./keys.ts";
import { alone, freePort, startProgram, startScreen } from "./process.ts";
import { DriverFailure } from "./watched.ts";

const host = fileURLToPath(new URL("webkit-host.py", import.meta.url));

/** The values of answers, by their questions. */
interface Value {
  sessionId: string;
  error: string;
  message: string;
}

/** Asks a driver; an error names the question, which is the end of the address. */
async function ask(base: string, question: string, body: object): Promise<Value> {
  const sent = fetch(base + question, { method: "POST", body: JSON.stringify(body) });
  const answer = sent.then(
    async (response): Promise<[boolean, { value: Value }]> => [response.ok, await response.json()],
  );
  const [isOk, { value }] = await answer.catch((reason) => {
    throw new DriverFailure(`${question}: ${reason}`);
  });
  if (isOk) return value;
  const kind = value.error === "invalid session id" ? DriverFailure : Error;
  throw new kind(`${question}: ${value.error}: ${value.message}`);
}

/** A driver of its own for each window: one that fell over takes no other with it. */
async function open(display: string, scripted: boolean): Promise<Tab> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { stop } = await startProgram(
    "WebKitWebDriver",
    [`--port=${port}`],
    () => fetch(`${origin}/status`).then(Boolean, () => false),
    { ...alone, DISPLAY: display },
  );
  const options = { binary: host, args: scripted ? [] : ["--without-script"] };
  const { sessionId } = await ask(origin, "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
  });
  const command = (question: string, body: object) =>
    ask(`${origin}/session/${sessionId}`, question, body);
  return {
    goto: (url) => command("/url", { url }),
    reload: () => command("/refresh", {}),
    back: () => command("/back", {}),
    evaluate: (expression) =>
      command("/execute/sync", { script: `return ${expression}`, args: [] }),
    resize: (width, height) => command("/window/rect", { width, height }),
    ...inputOf((actions) => command("/actions", { actions })),
    close: stop,
  };
}

export async function startWebKit(): Promise<Engine> {
  const { display, stop } = await startScreen("1800x1200");
  return { open: ({ scripted }) => open(display, scripted), close: stop };
}
