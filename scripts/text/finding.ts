/** What the lint of text found: where, which words, and the rule they break. */
export type Finding = { where: string; found: string; rule: string };

/**
 * A finding if a count is outside its limits.
 * @param what "words"
 */
export const outOfRange = (
  where: string,
  what: string,
  count: number,
  least: number,
  most: number,
): Finding[] =>
  count >= least && count <= most
    ? []
    : [{ where, found: `${count} ${what}`, rule: `${least} to ${most} ${what}` }];
