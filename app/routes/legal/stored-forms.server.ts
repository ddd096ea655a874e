import { receiver } from "~/content/receiver";
import { allHandlers } from "~/forms/all";
import type { FormHandler } from "~/forms/define";
import { type Field, labelOf } from "~/forms/kinds";

const beginning = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function destinationOf({ payload, store }: FormHandler): string {
  if (!payload) return "Our database only; not shared";
  return store
    ? `Our database, then ${receiver.name}`
    : `${beginning(receiver.name)}; our delivery record holds the text`;
}

const textOf = (field: Field) =>
  field.kind === "consent" ? "and your agreement to the terms" : labelOf(field);

/** The ways that forms go, and which forms go each of them, with what they ask for. */
export const storedForms = () =>
  [...new Set(allHandlers.map(destinationOf))].map((way) => ({
    way,
    forms: allHandlers
      .filter((handler) => destinationOf(handler) === way)
      .map(({ title, form }) => ({
        title,
        asks: Object.values(form.fields).map(textOf).join(", "),
      })),
  }));

export type StoredForms = ReturnType<typeof storedForms>;
