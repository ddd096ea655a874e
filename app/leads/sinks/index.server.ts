import type { Env } from "~/config/env.server";
import type { SinkSettings } from "~/config/sink.server";
import { emailSink } from "./email.server";
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

const made = (settings: SinkSettings): Sink =>
  settings.is === "http" ? httpSink(settings) : emailSink(settings);

/** The sink that is set, which nothing else in the app knows; null when its settings are missing or wrong. */
export const sinkOf = ({ sink }: Env): Sink | null => sink && timed(made(sink));
