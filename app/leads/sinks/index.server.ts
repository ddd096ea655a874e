import type { Env } from "~/config/env.server";
import { httpSink } from "./http.server";
import type { Sink } from "./outcome";

/** Milliseconds that the last lead handed on by this isolate took. */
export let lastCallTook = 300;

const timed =
  (sink: Sink): Sink =>
  async (lead, limitMs) => {
    const began = Date.now();
    const outcome = await sink(lead, limitMs);
    lastCallTook = Date.now() - began;
    return outcome;
  };

/** The sink that is set, which nothing else in the app knows; null when its settings are missing or wrong. */
export function sinkOf({ FORM_SERVICE_URL }: Env): Sink | null {
  return FORM_SERVICE_URL === null ? null : timed(httpSink(FORM_SERVICE_URL));
}
