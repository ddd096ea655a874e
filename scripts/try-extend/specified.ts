/**
 * The tests that hold the specification's own figures and words, and fail for a company with others, each with
 * the reason: whoever moves in strikes from them what it no longer promises.
 */
export const specified: Readonly<Record<string, string>> = {
  "tests/browser/specification.spec.ts":
    "six services in its order, its price and hours, five people, the roles of its two offices",
};
