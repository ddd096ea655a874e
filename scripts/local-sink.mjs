export * from "./local-sink.ts";
