interface Shelf {
  brands: readonly { name: string }[];
}

/**
 * The rule that fills a brand's chips while the box in its card is checked, for any number of brands: the
 * chips at each place follow a card by its place, because a style sheet cannot compare two names.
 */
export const chosenCss = (
  chips: readonly { name: string }[],
  shelves: readonly Shelf[],
): string => `/* Made from app/content/partners.ts. */
${shelves
  .flatMap(({ brands }, shelf) =>
    brands.map(({ name }, at) => {
      const place = chips.findIndex((chip) => chip.name === name) + 1;
      return `.line-card:has(.shelf:nth-child(${shelf + 1}) .brand:nth-child(${at + 1}) :checked) .pick:nth-child(${place})`;
    }),
  )
  .join(",\n")} {
  --pick: list-item;
  --pick-fill: var(--color-petrol);
  --pick-text: var(--color-white);
}
`;
