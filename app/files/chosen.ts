interface Shelf {
  brands: readonly unknown[];
}

/**
 * The rule that fills a brand's chips while the box in its card is checked, for any number of brands: the
 * chips stand in the order of the cards, because a style sheet cannot compare two names.
 */
export const chosenCss = (
  shelves: readonly Shelf[],
): string => `/* Made from app/content/partners.ts. */
${shelves
  .flatMap(({ brands }, shelf) => brands.map((_, at) => ({ shelf, at })))
  .map(
    ({ shelf, at }, place) =>
      `.line-card:has(.shelf:nth-child(${shelf + 1}) .brand:nth-child(${at + 1}) :checked) .pick:nth-child(${place + 1})`,
  )
  .join(",\n")} {
  --pick: list-item;
  --pick-fill: var(--color-petrol);
  --pick-text: var(--color-white);
}
`;
