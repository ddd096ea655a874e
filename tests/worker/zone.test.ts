import { expect, test } from "vitest";
import { lastResort } from "~/worker/last-resort";
import { everyAnswer } from "../support/answers";
import { siteForTests } from "../support/site-for-tests";
import { obfuscated } from "../support/zone";

const site = siteForTests();

/** Beginnings of what Cloudflare puts in the place of an address. */
const hidden = /__cf_email__|email-protection|email-decode/;

test("a zone that hides addresses leaves those of every page: finished, rendered, refused, the guide and the last resort", async () => {
  const answers = await everyAnswer(site);
  answers.set("500 last resort", await lastResort().text());
  const changed = [...answers].filter(([, html]) => obfuscated(html) !== html);
  expect(changed.map(([name]) => name)).toEqual([]);
  expect(answers.size).toBeGreaterThan(40);
  // Without the comments it would hide them, on every one of these pages.
  const bare = [...answers].map(([name, html]) => [name, html.replace(/<!--.*?-->/g, "")] as const);
  expect(bare.filter(([, html]) => !hidden.test(obfuscated(html))).map(([name]) => name)).toEqual(
    [],
  );
});
