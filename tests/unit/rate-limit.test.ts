import { expect, test } from "vitest";
import { senderOf, withinLimit } from "~/lib/rate-limit";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:198.51.100.200", "198.51.100.200"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::ff", "2001:db8:1:2::/64"],
  ["2001:db8::7", "2001:db8:0:0::/64"],
  ["2001:db8:0:0:1::", "2001:db8:0:0::/64"],
  ["::2", "0:0:0:0::/64"],
  ["", "none"],
  [null, "none"],
])("%s counts as %s", (address, sender) => expect(senderOf(address)).toBe(sender));

test.each([
  ["127.0.0.1", true],
  ["::1", true],
  ["127.0.0.12", false],
  ["203.0.113.9", false],
])("over the limit, a visitor at %s is let through: %s", async (address, passes) => {
  const limiter: RateLimit = { limit: async () => ({ success: false }) };
  const request = new Request("http://a.example/", { headers: { "CF-Connecting-IP": address } });
  expect(await withinLimit(limiter, "contact", request)).toBe(passes);
});
