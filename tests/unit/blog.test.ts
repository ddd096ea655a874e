import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { site } from "~/config/site";
import { memberNamed, team } from "~/content/about";
import { checkedFacts } from "~/content/article-facts";
import { posts, relatedTo, toPost } from "~/content/blog";
import { matchPosts } from "~/lib/match-posts";
import { searchOutcome } from "~/lib/search-outcome";

const good = {
  id: 9,
  title: "A title that is long enough",
  excerpt: "x".repeat(120),
  category: "Cybersecurity",
  date: "2026-01-31",
  author: team[0]?.name,
};

describe("front matter", () => {
  test("is filled in and shown as display text", () => {
    const post = toPost("a-file", { ...good, title: "{product} is from {brand}" });
    expect(post.title).toBe(`${site.product} is from ${site.brand}`);
    expect(post.slug).toBe("/blog/a-file");
    expect(post).toMatchObject({ date: "January 31, 2026", published: "2026-01-31" });
  });

  test.each([
    ["id", { id: "nine" }],
    ["category", { category: "Gossip" }],
    ["date", { date: "2026-02-30" }],
    ["excerpt", { excerpt: "Too short." }],
    ["title", { title: "The year of {nobody}" }],
    ["author", { author: undefined }],
  ])("with a wrong %s is refused, naming the file and the field", (field, fault) => {
    expect(() => checkedFacts("a-file", { ...good, ...fault })).toThrow(
      new RegExp(`articles/a-file\\.mdx\n  ${field}: `),
    );
  });

  test("of a planned article has no day and no author", () => {
    const post = toPost("a-file", { ...good, date: "Planned", author: undefined });
    expect(post).toMatchObject({ date: "Planned", published: "", placeholder: true });
  });

  test("that is missing is refused", () => {
    expect(() => toPost("a-file", undefined)).toThrow("articles/a-file.mdx");
  });
});

describe("articles", () => {
  test("have ids of their own, and stand newest first", () => {
    expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
    const days = posts.map((post) => post.published);
    expect(days).toEqual([...days].sort().reverse());
  });

  test("were written by people of the About page, if they are written", () => {
    for (const { author, placeholder } of posts) {
      expect(author === undefined).toBe(placeholder);
      if (author) expect(memberNamed(author).title).not.toBe("");
    }
    expect(() => memberNamed("Nobody")).toThrow("Nobody");
  });

  test("lead on to the others that they name, or to those of their category", () => {
    for (const post of posts) {
      const others = relatedTo(post);
      expect(others).not.toContain(post);
      expect(others.length).toBeLessThanOrEqual(3);
      for (const { placeholder } of others) expect(placeholder).toBe(false);
      if (post.related) expect(others.map(({ name }) => name)).toEqual(post.related);
      else for (const other of others) expect(other.category).toBe(post.category);
    }
    const [post] = posts;
    const planned = posts.find(({ placeholder }) => placeholder);
    for (const wanted of ["nothing", planned?.name ?? "nothing"]) {
      if (post) expect(() => relatedTo({ ...post, related: [wanted] })).toThrow(wanted);
    }
  });
});

describe("search", () => {
  const part = fc.string({ maxLength: 12 });
  const post = fc.record({ title: part, excerpt: part, category: part });

  test("keeps exactly the posts with the text in title, excerpt or category, in order", () => {
    fc.assert(
      fc.property(fc.array(post), part, (all, text) => {
        // Of what a keyboard types, a search takes two signs for one: ` for ', and several spaces for one.
        const plain = (typed: string) =>
          typed.toLowerCase().replaceAll("`", "'").split(/ +/).join(" ");
        const wanted = plain(text).trim();
        const holds = (field: string) => plain(field).indexOf(wanted) >= 0;
        const expected: typeof all = [];
        for (const one of all) {
          if (holds(one.title) || holds(one.excerpt) || holds(one.category)) expected.push(one);
        }
        expect(matchPosts(all, text)).toEqual(expected);
      }),
    );
  });

  test("finds a post by any piece of its own text, in either case", () => {
    const field = fc.constantFrom("title", "excerpt", "category");
    fc.assert(
      fc.property(fc.constantFrom(...posts), field, fc.nat(), fc.nat(), (one, name, from, size) => {
        const text = one[name];
        const piece = text.slice(from % text.length, (from % text.length) + 1 + (size % 20));
        expect(matchPosts(posts, piece.toUpperCase())).toContain(one);
        expect(matchPosts(posts, piece.toLowerCase())).toContain(one);
      }),
    );
  });

  test.each([
    ["doesn't", "What doesn’t change"],
    ["doesn’t", "What doesn't change"],
    ["doesn´t", "What doesn‘t change"],
    ['"successive terms', "It says “successive terms of 36 months”"],
    ["15-30", "In 15–30 minutes"],
    ["scan - test", "A scan — test"],
    ["900 gb", "900\u00a0GB"],
    ["email address", "An email\u2009\u200baddress"],
    ["cafe", "The CAFÉ"],
    ["café", "The cafe\u0301"],
    ["strasse", "In der Straße"],
    ["istanbul", "İSTANBUL"],
    ["ｖｏｉｐ", "VoIP Solutions"],
  ])("%s finds %s", (typed, title) => {
    const one = { title, excerpt: "", category: "" };
    expect(matchPosts([one], typed)).toEqual([one]);
  });
});

test("a search says how many articles it found, or for what it found none", () => {
  expect(searchOutcome(2, 12, "cloud")).toBe("2 of 12 articles match “cloud”");
  expect(searchOutcome(0, 12, "<b>")).toBe("No articles found for “<b>”");
});
