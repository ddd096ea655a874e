/** Most characters of a search; what is longer is cut, and the page says so. */
export const SEARCH_LIMIT = 200;

interface Searchable {
  title: string;
  excerpt: string;
  category: string;
}

/** Posts with the text in their title, excerpt or category, whatever the case (specification 2, Blog index). */
export function matchPosts<P extends Searchable>(posts: readonly P[], text: string): readonly P[] {
  const wanted = text.trim().toLowerCase();
  return posts.filter(({ title, excerpt, category }) =>
    [title, excerpt, category].some((part) => part.toLowerCase().includes(wanted)),
  );
}
