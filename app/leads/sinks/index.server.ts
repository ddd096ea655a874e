import type { Env } from "~/config/env.server";
import { emailSink } from "./email.server";
import { httpSink } from "./http.server";
import type { Sink } from "./outcome";

/** The sink of the settings; null if they are missing or wrong. */
export function sinkOf({ sink }: Env): Sink | null {
  if (!sink) return null;
  return sink.is === "http" ? httpSink(sink) : emailSink(sink);
}
