import type { Sent } from "./form-state";
import { suggestedEnd } from "./mistyped";

/** Reads from a page's query whether this form was sent. */
export const sentIn = (query: URLSearchParams, form: string): Sent | undefined =>
  query.get("sent") === form
    ? { reference: query.get("ref"), meant: suggestedEnd(query.get("meant")) }
    : undefined;
