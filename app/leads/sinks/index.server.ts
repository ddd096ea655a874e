import type { Env } from "~/config/env.server";
import type { SinkSettings } from "~/config/sink.server";
import { emailSink } from "./email.server";
import { httpSink } from "./http.server";
import type { Outcome, Sink } from "./outcome";

/** How the last lead went that this isolate handed on, when, and how long it took, milliseconds. */
export let lastCall: { is: Outcome["is"]; at: number; took: number } = {
  is: "delivered",
  at: 0,
  took: 300,
};

const timed =
  (sink: Sink): Sink =>
  async (lead, limitMs) => {
    const began = Date.now();
    const outcome = await sink(lead, limitMs);
    const at = Date.now();
    lastCall = { is: outcome.is, at, took: at - began };
    return outcome;
  };

const made = (settings: SinkSettings): Sink =>
  settings.is === "http" ? httpSink(settings) : emailSink(settings);

/** The sink that is set, which nothing else in the app knows; null when its settings are missing or wrong. */
export const sinkOf = ({ sink }: Env): Sink | null => sink && timed(made(sink));
