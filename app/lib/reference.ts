/** The beginning of a lead's id, for a visitor to quote and an operator to look up; the log names a lead by it. */
export const referenceOf = (id: string): string => id.slice(0, 8);
