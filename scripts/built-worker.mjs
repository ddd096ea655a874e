export * from "./built-worker.ts";
