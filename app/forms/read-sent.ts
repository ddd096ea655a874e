import type { Sent } from "./form-state";
import { knownSuggestion } from "./mistyped";

/** Reads from a page's query whether this form was sent. */
export const readSent = (query: URLSearchParams, form: string): Sent | undefined =>
  query.get("sent") === form
    ? { reference: query.get("ref"), meant: knownSuggestion(query.get("meant")) }
    : undefined;
