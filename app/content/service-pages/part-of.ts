import type { Part, ServiceContent } from "./shape";

/** The part of a page with this id. Throws an Error if it is missing, or not of the kind that a section's own layout needs. */
export function partOf<Kind extends Part["kind"]>(
  { path, parts }: ServiceContent,
  id: string,
  kind?: Kind,
) {
  const isWanted = (part: Part): part is Extract<Part, { kind: Kind }> =>
    part.id === id && (!kind || part.kind === kind);
  const found = parts.find(isWanted);
  if (!found) throw new Error(`${path} has no part ${id}${kind ? ` of kind ${kind}` : ""}.`);
  return found;
}
