import type { Part, ServicePage } from "./shape";

/** The part of a page with this id, for a section with its own layout. Throws an Error if it is missing or of another kind. */
export function partOf<Kind extends Part["kind"]>(page: ServicePage, kind: Kind, id: string) {
  const isIt = (part: Part): part is Extract<Part, { kind: Kind }> =>
    part.id === id && part.kind === kind;
  const part = page.parts.find(isIt);
  if (!part) throw new Error(`${page.path} has no part ${id} of kind ${kind}.`);
  return part;
}
