import type { Fields } from "~/forms/fields";

export type Place = "whole" | "left" | "right";

/** Where each field stands on wide screens: those of half the width in pairs; one without a neighbor is whole. */
export function placesOf(fields: Fields): Record<string, Place> {
  const places: Record<string, Place> = {};
  let left: string | undefined;
  for (const [name, { half }] of Object.entries(fields)) {
    const pair = half ? left : undefined;
    places[name] = pair ? "right" : "whole";
    if (pair) places[pair] = "left";
    left = half && !pair ? name : undefined;
  }
  return places;
}
