// @ts-check
/**
 * What the lint of text found: where, which words, and the rule they break.
 * @typedef {{ where: string, found: string, rule: string }} Finding
 */

/**
 * A finding if a count is outside its limits.
 * @param {string} where @param {string} what "words" @param {number} count
 * @param {number} least @param {number} most @returns {Finding[]}
 */
export const outside = (where, what, count, least, most) =>
  count >= least && count <= most
    ? []
    : [{ where, found: `${count} ${what}`, rule: `${least} to ${most} ${what}` }];

/** How many words a text has. @param {string} text */
export const wordsIn = (text) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
