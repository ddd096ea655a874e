export * from "./markdown-table.ts";
