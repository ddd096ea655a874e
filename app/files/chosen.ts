/**
 * The rule that fills a brand's chips while the box in its card is checked, for any number of brands: the
 * one at each place follows the card at the same place, because a style sheet cannot compare two names.
 */
export const chosenCss = (brands: number): string => `/* Made from app/content/partners.ts. */
${Array.from(
  { length: brands },
  (_, at) => `.line-card:has(.brand:nth-child(${at + 1}) :checked) .pick:nth-child(${at + 1})`,
).join(",\n")} {
  --pick: list-item;
  --pick-fill: var(--color-petrol);
  --pick-text: var(--color-white);
}
`;
