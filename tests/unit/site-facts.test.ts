import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { site } from "~/config/site";

const root = join(import.meta.dirname, "../..");

const filesUnder = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );

/** Facts that cannot be told from ordinary words of the copy. */
const ordinary = new Set<string>([site.tagWord, site.communicationsVendor]);

/** Every text of the configuration but places, which are content, and ordinary words. */
const facts = [
  site.brand,
  site.product,
  site.productSlug,
  site.legalName,
  new URL(site.origin).host,
  site.acquisition.firm,
  site.phone,
  site.email,
  site.support.phone,
  site.support.email,
  new URL(site.portalUrl).host,
  ...site.social.map(({ url }) => url),
  ...Object.values(site.offices).map(({ street }) => street),
].filter((fact) => !ordinary.has(fact));

test("no fact of a rebrand stands outside the configuration", () => {
  const found = ["app", "public", "migrations", "ops"]
    .flatMap(filesUnder)
    .filter((file) => /\.(tsx?|mdx|css|svg|html|sql|txt|xml)$|_headers$/.test(file))
    .filter((file) => file !== "app/config/site.ts" && !file.startsWith("public/guides/"))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return facts.filter((fact) => text.includes(fact)).map((fact) => `${file}: ${fact}`);
    });
  expect(found).toEqual([]);
});
