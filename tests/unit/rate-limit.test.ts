import { expect, test } from "vitest";
import { senderOf } from "~/lib/rate-limit";

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
