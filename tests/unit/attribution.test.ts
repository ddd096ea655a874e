import { describe, expect, test } from "vitest";
import { attributionOf, campaignText } from "~/lib/attribution";

const page = "https://site.test/contact";

/** What is kept of a form posted from `referer`, with the hidden field if there is one. */
function kept(referer: string | null, carried?: string | Blob, address = page) {
  const posted = new FormData();
  if (carried !== undefined) posted.set("campaign", carried);
  const headers = new Headers(referer === null ? {} : { Referer: referer });
  return attributionOf(new Request(address, { method: "POST", headers }), posted);
}

const all = {
  utm_source: "a",
  utm_medium: "b",
  utm_campaign: "c",
  utm_term: "d",
  utm_content: "e",
};
const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

describe("the campaign of a form", () => {
  test("is that of the page's own address, all five labels and no other", () => {
    const referer = `${page}?${query({ ...all, gclid: "x", email: "ann@example.org" })}`;
    expect(kept(referer)).toEqual({ page: "/contact", campaign: all });
  });

  test.each([
    ["no address", null],
    ["an empty one", ""],
    ["nonsense", "nonsense"],
    ["another site", `https://other.test/contact?${query(all)}`],
    ["another port", `https://site.test:8443/contact?${query(all)}`],
    ["an address without labels", `${page}?q=x`],
    ["an address whose labels are empty", `${page}?utm_source=&utm_medium=%20`],
  ])("is nothing from %s", (_, referer) => {
    expect(kept(referer)).toEqual({ page: "/contact", campaign: null });
  });

  test("is that of the hidden field, where one label is enough to count it", () => {
    expect(kept(`${page}?${query(all)}`, "utm_term=x").campaign).toEqual({ utm_term: "x" });
    expect(kept(`${page}?${query(all)}`, "first_page=/").campaign).toEqual({
      ...all,
      first_page: "/",
    });
    expect(kept(`${page}?${query(all)}`, new Blob(["utm_term=x"])).campaign).toEqual(all);
  });

  test("has no spaces around its values, and none longer than a hundred characters", () => {
    const given = query({
      utm_source: "  a b ",
      utm_term: "x".repeat(101),
      utm_medium: "😀".repeat(101),
    });
    expect(kept(null, given).campaign).toEqual({
      utm_source: "a b",
      utm_medium: "😀".repeat(100),
      utm_term: "x".repeat(100),
    });
  });

  test("drops a value that no form would take", () => {
    const refused = { utm_medium: "a\u001b[2J", utm_term: "a\u202eb", utm_content: "a\nb" };
    expect(kept(null, query({ utm_source: "a", ...refused })).campaign).toEqual({
      utm_source: "a",
    });
    expect(kept(null, "utm_source=a%FFb").campaign).toBeNull();
  });
});

describe("where the visit began", () => {
  test.each<[Record<string, string>, Record<string, string> | null]>([
    [{ first_page: "/" }, { first_page: "/" }],
    [{ first_page: " /services/voip " }, { first_page: "/services/voip" }],
    [{ first_page: "services" }, null],
    [{ first_page: "x/services" }, null],
    [{ first_page: "//other.test" }, null],
    [{ first_page: "/a\nb" }, null],
    [{ first_page: "javascript:alert(1)" }, null],
    [{ referrer: "javascript:alert(1)" }, null],
    [{ referrer: "https://search.test/?q=ann" }, null],
    [{ referrer: "http://search.test" }, null],
    [{ referrer: "search.test" }, { referrer: "search.test" }],
    [{ referrer: "a-b.search.test:8443" }, { referrer: "a-b.search.test:8443" }],
    [{ referrer: "a-b.search.test/x" }, null],
    [{ referrer: `${"x".repeat(200)}.test` }, { referrer: "x".repeat(100) }],
    [{ referrer: "site.test" }, null],
    [{ referrer: "ftp://search.test/" }, null],
    [{ referrer: "x https://search.test/" }, null],
    [{ referrer: "https://ann@search.test/" }, null],
    [{ referrer: "search.test:/" }, null],
    [{ referrer: "search.test:8a" }, null],
    [{ referrer: "" }, null],
  ])("%j is kept as %j", (given, expected) => {
    expect(kept(null, query(given)).campaign).toEqual(expected);
  });
});

test("what is kept goes into the hidden field and comes back the same", () => {
  const began = { ...all, first_page: "/a b", referrer: "search.test" };
  const origin = kept(null, query(began));
  expect(origin.campaign).toEqual(began);
  expect(kept(null, campaignText(origin))).toEqual(origin);
  expect(campaignText({ page: "/", campaign: null })).toBe("");
});
