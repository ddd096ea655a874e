/** The beginning of a lead's id, for a visitor to quote and an operator to look up; the log names a lead by it. */
export const referenceOf = (id: string): string => id.slice(0, 8);

/** In two groups, as one reads it and says it over the telephone: "1a2b 3c4d". */
export const spacedReference = (reference: string): string =>
  reference.replace(/^(.{4})(?=.)/, "$1 ");
