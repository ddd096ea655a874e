/** Addresses with a query, and files. */
const notPrefetched = ["/*\\?(.+)", "/guides/*", "/*.xml"];

/**
 * Which links a browser may prefetch by itself, when a visitor points at them: pages of this site
 * without a query. It stands in the page, because a file would be one more request of every first view.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: notPrefetched } }] },
      eagerness: "moderate",
    },
  ],
});
