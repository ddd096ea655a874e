import { vi } from "vitest";

/** Repeats a check until it holds, as long as a loaded machine may need; then its own error is thrown. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 50 });
