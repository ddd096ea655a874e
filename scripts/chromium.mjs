export * from "./chromium.ts";
