/** Most characters of a search; what is longer is cut, and the page says so. */
export const SEARCH_LIMIT = 200;

interface Searchable {
  title: string;
  excerpt: string;
  category: string;
}

/**
 * The text as a search compares it: in one case, without accents and what is invisible, its spaces one space,
 * its apostrophes, quotes and dashes those of a keyboard.
 */
const folded = (text: string) =>
  text
    .replace(/[\u2018-\u201b\u2032\u02bc\u00b4`]/g, "'")
    .replace(/[\u201c-\u201f\u2033\u00ab\u00bb]/g, '"')
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .normalize("NFKD")
    .toUpperCase()
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/\s+/g, " ");

/** Posts with the text in their title, excerpt or category, however it is typed (specification 2, Blog index). */
export function matchPosts<P extends Searchable>(posts: readonly P[], text: string): readonly P[] {
  const wanted = folded(text).trim();
  return posts.filter(({ title, excerpt, category }) =>
    [title, excerpt, category].some((part) => folded(part).includes(wanted)),
  );
}
