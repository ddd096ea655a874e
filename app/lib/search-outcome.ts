/** What a search of the articles says it found, on the server and while a visitor types. */
export const searchOutcome = (found: number, total: number, text: string): string =>
  found > 0 ? `${found} of ${total} articles match “${text}”` : `No articles found for “${text}”`;
