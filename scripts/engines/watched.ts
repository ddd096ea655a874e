/** Limits for drivers of browsers: now and then, on a loaded machine, one gives no answer any more. */
import type { Engine, Tab } from "./engine.ts";

/** A driver gave no answer, or is gone. A page need not be at fault, so that it may be tried again in a new window. */
export class DriverFailure extends Error {
  constructor(what: string) {
    super(`The browser's driver failed: ${what}`);
  }
}

/** Seconds, longer than any answer takes: the loading of a page; the start of a program. */
const LIMITS = { answer: 20, start: 50 };

function withDeadline<Answer>(seconds: number, what: string, answer: Promise<Answer>) {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, fail) => {
    const late = new DriverFailure(`${what}: no answer within ${seconds} s`);
    timer = setTimeout(() => fail(late), seconds * 1000);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

/** Asks no more of a driver that has failed: whoever tries again and again hears so at once. */
function watchedTab(tab: Tab, seconds: number): Tab {
  let failure: DriverFailure | undefined;
  const timed = async <Answer>(what: string, question: () => Promise<Answer>) => {
    if (failure) throw failure;
    return withDeadline(seconds, what, question()).catch((error) => {
      if (error instanceof DriverFailure) failure = error;
      throw error;
    });
  };
  return new Proxy(tab, {
    get(own, name: keyof Tab) {
      const question: ((...given: never[]) => Promise<unknown>) | undefined = own[name];
      if (!question || name === "close") return question;
      return (...given: never[]) => timed(name, () => question(...given));
    },
  });
}

/** An engine whose windows open and answer in time, or throw a `DriverFailure`. */
export async function watched(start: () => Promise<Engine>, limits = LIMITS): Promise<Engine> {
  const engine = await withDeadline(limits.start, "the engine", start());
  return {
    ...engine,
    open: async (options) => {
      const opened = withDeadline(limits.start, "a new window", engine.open(options));
      const tab = await opened.catch((error) => {
        throw error instanceof DriverFailure ? error : new DriverFailure(`a new window: ${error}`);
      });
      return watchedTab(tab, limits.answer);
    },
  };
}
