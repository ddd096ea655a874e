import { partners } from "~/config/partners";

/**
 * The rule that fills a brand's chips while the box in its card is checked, for any number of brands: the
 * chips stand in the order of the cards, because a style sheet cannot compare two names.
 */
export const checkedBrandCss = (
  brands: readonly unknown[] = partners,
): string => `/* Made from app/config/partners.ts. */
${brands
  .map((_, at) => at + 1)
  .map((place) => `.line-card:has(.brand:nth-child(${place}) :checked) .pick:nth-child(${place})`)
  .join(",\n")} {
  --pick: list-item;
  --pick-fill: var(--color-petrol);
  --pick-text: var(--color-white);
}
`;
