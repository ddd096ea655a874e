import { vi } from "vitest";

/** Repeats a check until it holds, as long as a loaded machine may need; then its own error is thrown. */
export const eventually = <T>(check: () => T | Promise<T>, timeout = 60_000): Promise<T> =>
  vi.waitFor(check, { timeout, interval: 50 });
