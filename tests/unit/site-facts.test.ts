import { expect, test } from "vitest";
import * as shared from "~/config/facts";
import { site } from "~/config/site";
import { internationalNumber, spacedNumber, telHref } from "~/lib/phone-number";
import { filesOf, textOf } from "../../scripts/text/source.ts";

/** Facts that cannot be told from ordinary words of the copy. */
const ordinary = new Set<string>([site.tagWord, site.communicationsVendor]);

/** Every text of the configuration but places, which are content, and ordinary words. */
const facts = [
  ...[site.brand, site.product, site.productSlug, site.legalName],
  ...[site.origin, site.portalUrl].map((url) => new URL(url).host),
  ...(site.acquisition ? [site.acquisition.firm] : []),
  ...[site.phone, site.email, site.support.phone, site.support.email],
  ...site.social.map(({ url }) => url),
  ...site.offices.flatMap(({ street, phone = site.phone }) => [street, phone]),
].filter((fact) => !ordinary.has(fact));

const sources = filesOf(
  "{app,public,migrations,ops}/**/*.{ts,tsx,mdx,css,svg,html,sql,txt,xml}",
).filter((file) => !file.startsWith("public/guides/"));

test("the sources are looked at", () => expect(sources.length).toBeGreaterThan(100));

const foundOutside = (home: string, texts: readonly string[]) =>
  sources
    .filter((file) => file !== home)
    .flatMap((file) => {
      const text = textOf(file);
      return texts.filter((fact) => text.includes(fact)).map((fact) => `${file}: ${fact}`);
    });

test("no fact of a rebrand stands outside the configuration", () => {
  expect(foundOutside("app/config/site.ts", facts)).toEqual([]);
});

test("no price, target, hour or marketing figure stands outside the facts that pages share", () => {
  const { price, response, claims, hours, consultation } = shared;
  const figures = [
    ...[price.text, response.critical, response.other, response.email, consultation.text],
    ...[claims.averageResponse, claims.satisfaction, claims.uptime, claims.resolution],
    ...[...Object.values(claims.guide), hours.phone, hours.door.label],
  ];
  expect(foundOutside("app/config/facts.ts", figures)).toEqual([]);
});

test("a phone number is written for links, for people who type it, and for structured data", () => {
  const phone = "(234) 567-8901";
  expect([telHref(phone), spacedNumber(phone), internationalNumber(phone)]).toEqual([
    "tel:+12345678901",
    "234 567 8901",
    "+1-234-567-8901",
  ]);
  const abroad = "+44 20 7946 0000";
  expect([telHref(abroad), internationalNumber(abroad)]).toEqual([
    "tel:+442079460000",
    "+44-20-7946-0000",
  ]);
});
