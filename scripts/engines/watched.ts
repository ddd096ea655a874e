/** Limits for drivers of browsers: now and then, on a loaded machine, one gives no answer any more. */
import { setTimeout as pause } from "node:timers/promises";
import type { Engine, Tab } from "./engine.ts";

/** A driver gave no answer, or is gone. A page need not be at fault, so that it may be tried again in a new window. */
export class DriverFailure extends Error {
  constructor(what: string) {
    super(`The browser's driver failed: ${what}`);
  }
}

/** Seconds, longer than any answer takes: the loading of a page; the start of a program. */
const LIMITS = { answer: 20, start: 50 };

async function withDeadline<Answer>(seconds: number, what: string, answer: Promise<Answer>) {
  const late = async (): Promise<never> => {
    await pause(seconds * 1000, undefined, { ref: false });
    throw new DriverFailure(`${what}: no answer within ${seconds} s`);
  };
  return Promise.race([answer, late()]);
}

/** Asks no more of a driver that has failed: whoever tries again and again hears so at once. */
function watchedTab(tab: Tab, seconds: number): Tab {
  let failure: DriverFailure | undefined;
  return new Proxy(tab, {
    get(own, name: keyof Tab) {
      const question: ((...given: never[]) => Promise<unknown>) | undefined = own[name];
      if (!question || name === "close") return question;
      return async (...given: never[]) => {
        if (failure) throw failure;
        return withDeadline(seconds, name, question(...given)).catch((error) => {
          if (error instanceof DriverFailure) failure = error;
          throw error;
        });
      };
    },
  });
}

/** An engine whose windows open and answer in time, or throw a `DriverFailure`. */
export async function watched(start: () => Promise<Engine>, limits = LIMITS): Promise<Engine> {
  const engine = await withDeadline(limits.start, "the engine", start());
  return {
    ...engine,
    open: async (options) => {
      const opened = engine.open(options).catch((error) => {
        throw new DriverFailure(`a new window: ${error}`);
      });
      const tab = await withDeadline(limits.start, "a new window", opened);
      return watchedTab(tab, limits.answer);
    },
  };
}
