import { expect, test } from "vitest";

const modules = import.meta.glob<Record<string, unknown>>(
  ["../../app/content/locations/*.ts", "../../app/content/service-pages/*.ts"],
  { eager: true },
);

/** Where in a value a text says nothing. */
const emptyIn = (value: unknown, place: string): string[] => {
  if (typeof value === "string") return value.trim() ? [] : [place];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => emptyIn(one, `${place}.${key}`));
};

test("no text of an office's or a service's page is empty", () => {
  expect(Object.entries(modules).flatMap(([file, module]) => emptyIn(module, file))).toEqual([]);
});
