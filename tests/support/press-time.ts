import { availableParallelism, loadavg } from "node:os";

/** Milliseconds within which a page, and the scripts that it asks for, are there on any machine. */
export const LOAD_TIME = 60_000;

const [load = 0] = loadavg();

/**
 * Milliseconds within which a control of a page that is there can be pressed: 5 seconds, and longer while suites
 * that run side by side, or other programs, share the machine.
 */
export const PRESS_TIME =
  5000 * Math.min(12, Math.max(process.env.CI ? 4 : 1, load / availableParallelism()));
