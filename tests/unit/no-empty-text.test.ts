import { expect, test } from "vitest";
import { allHandlers } from "~/forms/all";

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

test("every form, field, choice, button and notice has its words", () => {
  const missing = allHandlers.flatMap((handler) => emptyIn(handler, handler.form.id));
  // What an optional field says when it is missing.
  expect(missing.filter((at) => !/\.fields\.\w+\.message$/.test(at))).toEqual([]);
});
