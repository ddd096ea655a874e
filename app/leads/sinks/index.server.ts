import type { Env } from "~/config/env.server";
import { emailSink } from "./email.server";
import { httpSink } from "./http.server";
import type { Sink } from "./outcome";

/** The sink that is set, which nothing else in the app knows; null when its settings are missing or wrong. */
export function sinkOf({ sink }: Env): Sink | null {
  if (!sink) return null;
  return sink.is === "http" ? httpSink(sink) : emailSink(sink);
}
