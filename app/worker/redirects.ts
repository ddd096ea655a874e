/**
 * Addresses that pages once had, each with the page that took its place: `"/it-support": "/services/managed-it"`.
 * They lead there for good (308), with their query; a post is sent again there.
 */
export const redirects: Readonly<Record<string, string>> = {};
