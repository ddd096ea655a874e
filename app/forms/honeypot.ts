/** A field no visitor sees and no browser fills; what is typed there came from a program (rulings, point 11). */
export const HONEYPOT = "reference_line";
