import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: ["./app/db/schema.server.ts", "./app/db/views.server.ts"],
  out: "./migrations",
});
