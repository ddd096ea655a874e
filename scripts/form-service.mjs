export * from "./form-service.ts";
