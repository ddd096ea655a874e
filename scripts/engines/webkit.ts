/** A window of WebKitGTK (`webkit-host.py`), asked over WebDriver (https://www.w3.org/TR/webdriver2/) on a screen in memory. */
import { fileURLToPath } from "node:url";
import type { Engine, Tab } from "./engine.ts";
import { clickActions, keyActions, typeActions } from "./keys.ts";
import { freePort, startAndAsk, startAndRead } from "./process.ts";
import { DriverFailure } from "./watched.ts";

const host = fileURLToPath(new URL("webkit-host.py", import.meta.url));

/** The value of an answer: what it is depends on the question. */
type Command = <Value>(method: string, path: string, body?: object) => Promise<Value>;
interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}
/** Where WebKitWebDriver and Xvfb are installed. */
type Programs = { driver: string; screen: string };

const commander =
  (origin: string): Command =>
  async (method, path, body) => {
    const question = `${method} ${path.replace(/.*\/session\/[^/]+/, "")}`;
    const sent = fetch(origin + path, { method, body: body && JSON.stringify(body) });
    const [ok, { value }] = await sent
      .then(
        async (response) => [response.ok, (await response.json()) as { value: unknown }] as const,
      )
      .catch((reason) => {
        throw new DriverFailure(`${question}: ${reason}`);
      });
    if (ok) return value as never;
    const { error, message } = value as { error: string; message: string };
    const kind = error === "invalid session id" ? DriverFailure : Error;
    throw new kind(`${question}: ${error}: ${message}`);
  };

const tabOf = (command: Command, close: () => Promise<void>): Tab => ({
  goto: (url) => command("POST", "/url", { url }),
  reload: () => command("POST", "/refresh", {}),
  back: () => command("POST", "/back", {}),
  evaluate: async (expression) => {
    const script = `return JSON.stringify(${expression})`;
    return JSON.parse(
      (await command<string | null>("POST", "/execute/sync", { script, args: [] })) ?? "null",
    );
  },
  resize: (width, height) => command("POST", "/window/rect", { width, height }),
  press: (chord) => command("POST", "/actions", { actions: keyActions(chord) }),
  type: (text) => command("POST", "/actions", { actions: typeActions(text) }),
  click: (x, y) => command("POST", "/actions", { actions: clickActions(x, y) }),
  close,
});

export async function startWebKit({ driver, screen }: Programs): Promise<Engine> {
  const display = await startAndRead(
    screen,
    ["-displayfd", "1", "-screen", "0", "1800x1200x24", "-nolisten", "tcp"],
    /^(\d+)\n/m,
  );
  const env = { ...process.env, DISPLAY: `:${display.said}` };
  /** A driver of its own for each window: one that fell over takes no other with it. */
  const openSession = async (args: string[]) => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const program = await startAndAsk(driver, [`--port=${port}`], `${origin}/status`, env);
    const root = commander(origin);
    const options = { binary: host, args };
    const { sessionId, capabilities } = await root<Session>("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
    });
    const command: Command = (method, path, body) =>
      root(method, `/session/${sessionId}${path}`, body);
    return { tab: tabOf(command, program.stop), version: capabilities.browserVersion };
  };
  const first = await openSession([]);
  await first.tab.close();
  return {
    name: `WebKitGTK ${first.version}`,
    open: async ({ scripted }) => (await openSession(scripted ? [] : ["--without-script"])).tab,
    close: display.stop,
  };
}
