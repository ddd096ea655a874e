import { afterEach, describe, expect, test, vi } from "vitest";
import { parseEnv } from "~/config/env.server";
import { wouldBeTaken } from "~/leads/sinks/decoy.server";
import { lastCall, sinkOf } from "~/leads/sinks/index.server";
import { startFormService } from "../../scripts/form-service.ts";

test("a filled honeypot is answered by what D1 counts of the service's failures, and as taken where D1 cannot say", async () => {
  const env = parseEnv({ FORM_SERVICE_URL: "http://127.0.0.1/" });
  expect(await wouldBeTaken(env, Promise.resolve({ failures: 0 }))).toBe(true);
  expect(await wouldBeTaken(env, Promise.resolve({ failures: 1 }))).toBe(false);
  expect(await wouldBeTaken(env, Promise.reject(new Error("away")))).toBe(true);
  expect(await wouldBeTaken(parseEnv({}), Promise.resolve({ failures: 0 }))).toBe(false);
});

describe("a filled honeypot, after a call of the service", () => {
  afterEach(() => vi.useRealTimers());
  const known = (failures: number) => Promise.resolve({ failures });

  test("is answered as that call was, for a minute also where D1 knows better, and as late", async () => {
    const service = await startFormService(0);
    const env = parseEnv({ FORM_SERVICE_URL: service.url });
    const call = () => sinkOf(env)?.({ id: "x", form: "contact", payload: "{}" }, 5_000);
    service.delay = 200;
    await call();
    expect(lastCall.took).toBeGreaterThan(150);
    const since = performance.now();
    expect(await wouldBeTaken(env, null)).toBe(true);
    expect(performance.now() - since).toBeGreaterThan(150);
    service.delay = 0;
    service.behaviour = "fail";
    await call();
    expect(await wouldBeTaken(env, null)).toBe(false);
    expect(await wouldBeTaken(env, known(0))).toBe(false);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
    expect(await wouldBeTaken(env, known(0))).toBe(true);
    expect(await wouldBeTaken(env, known(1))).toBe(false);
    // Without D1 there is nothing newer than that call.
    expect(await wouldBeTaken(env, null)).toBe(false);
    service.behaviour = "accept";
    await call();
    expect(await wouldBeTaken(env, null)).toBe(true);
    expect(await wouldBeTaken(env, known(0))).toBe(true);
    await service.close();
  });
});
