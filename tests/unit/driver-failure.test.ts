import { describe, expect, test, vi } from "vitest";
import type { Engine, Tab } from "../../scripts/engines/engine.ts";
import { DriverFailure, watched } from "../../scripts/engines/watched.ts";
import { eventually } from "../support/eventually";
import { onceMore } from "../support/once-more";

const never = () => new Promise<never>(() => {});

/** An engine whose windows answer as given. */
const engineOf = (tab: Partial<Tab>, open: Engine["open"] = async () => tab as Tab) =>
  watched(async () => ({ name: "an engine", open, close: async () => {} }), {
    answer: 0.05,
    start: 0.05,
  });

describe("a browser's driver", () => {
  test("that gives no answer has failed, and is asked nothing more but to close", async () => {
    const evaluate = vi.fn(never);
    const close = vi.fn(async () => {});
    const tab = await (await engineOf({ evaluate, close })).open({ scripted: true });
    const failure = new DriverFailure("evaluate: no answer within 0.05 s");
    // As a test does that waits for something on the page.
    await expect(eventually(() => tab.evaluate("1"))).rejects.toEqual(failure);
    await expect(tab.evaluate("2")).rejects.toEqual(failure);
    expect(evaluate.mock.calls).toEqual([["1"]]);
    await tab.close();
    expect(close).toHaveBeenCalledOnce();
  });

  test("that opens no window has failed, whatever it says", async () => {
    for (const open of [never, () => Promise.reject(new Error("ended with 1"))]) {
      const engine = await engineOf({}, open);
      await expect(engine.open({ scripted: true })).rejects.toThrow(DriverFailure);
    }
  });

  test("that says what is wrong has not failed", async () => {
    const evaluate = async () => Promise.reject(new Error("no such element"));
    const tab = await (await engineOf({ evaluate })).open({ scripted: true });
    for (const _ of "12")
      await expect(tab.evaluate("1")).rejects.toEqual(new Error("no such element"));
  });
});

describe("a promise", () => {
  const tries = { driver: 0, page: 0 };

  test("is tried once more after a failure of the driver", { retry: onceMore }, () => {
    tries.driver++;
    if (tries.driver === 1) throw new DriverFailure("evaluate: no answer within 20 s");
  });

  test.fails("is not tried again after one of the page", { retry: onceMore }, () => {
    tries.page++;
    throw new Error("evaluate: no such element");
  });

  test("was tried so often", () => expect(tries).toEqual({ driver: 2, page: 1 }));
});
