import { expect, test, vi } from "vitest";
import { senderOf, withinByteLimit, withinLimit } from "~/lib/rate-limit";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:198.51.100.200", "198.51.100.200"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48 2"],
  ["2001:db8:1:2::", "2001:db8:1::/48 2"],
  ["2001:0DB8:0001:0002::ff", "2001:db8:1::/48 2"],
  ["2001:db8:1:fffd::ff", "2001:db8:1::/48 1"],
  ["2001:db8::7", "2001:db8:0::/48 0"],
  ["2001::1:2:3:4:5:6", "2001:0:1::/48 2"],
  ["2001:db8:0:0:1::", "2001:db8:0::/48 0"],
  ["::2", "0:0:0::/48 0"],
  ["2001:db8:1::ffff:203.0.113.9", "2001:db8:1::/48 0"],
  ["", "none"],
  [null, "none"],
])("%s counts as %s", (address, sender) => expect(senderOf(address)).toBe(sender));

const post = (address = "") =>
  new Request("http://a.example/", { headers: address ? { "CF-Connecting-IP": address } : {} });

/** A limiter that answers as it is told, the last answer again and again; and the keys it was asked for. */
function limiterOf(...answers: unknown[]) {
  const keys: string[] = [];
  const limit = async ({ key }: RateLimitOptions) => {
    keys.push(key);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer as RateLimitOutcome;
  };
  return { keys, limit };
}

test("all networks of one IPv6 /48 are four senders", () => {
  const networks = Array.from({ length: 65_536 }, (_, n) => `2001:db8:7:${n.toString(16)}::1`);
  expect(new Set(networks.map(senderOf)).size).toBe(4);
});

const yes = { success: true };
const no = { success: false };

test.each([
  ["127.0.0.1", true],
  ["::1", true],
  ["127.0.0.12", false],
  ["::12", false],
  ["203.0.113.9", false],
  ["", false],
])("over either limit, a visitor at %j is let through: %s", async (address, passes) => {
  expect(await withinLimit(limiterOf(no), "contact", post(address))).toBe(passes);
  expect(await withinByteLimit(limiterOf(no), "contact", post(address), "x")).toBe(passes);
});

test("posts are counted by form and sender, and bytes by sender, in units of 8 KiB", async () => {
  const limiter = limiterOf(yes);
  expect(await withinLimit(limiter, "contact", post("2001:db8::7"))).toBe(true);
  expect(await withinByteLimit(limiter, "contact", post("203.0.113.9"), "x")).toBe(true);
  expect(limiter.keys).toEqual(["contact:2001:db8:0::/48 0", "203.0.113.9"]);
  for (const [stored, units] of [
    ["x".repeat(8192), 1],
    [`${"x".repeat(8191)}é`, 2],
    ["日".repeat(20_000), 8],
  ] as const) {
    limiter.keys.length = 0;
    expect(await withinByteLimit(limiter, "contact", post(), stored)).toBe(true);
    expect(limiter.keys).toEqual(Array(units).fill("none"));
  }
});

test("one no is enough, and without a limiter everybody may go on", async () => {
  expect(
    await withinByteLimit(limiterOf(yes, no, yes), "contact", post(), "x".repeat(20_000)),
  ).toBe(false);
  expect(await withinByteLimit(null, "contact", post(), "x".repeat(20_000))).toBe(true);
  expect(await withinLimit(null, "contact", post())).toBe(true);
});

test.each([
  ["throws", new RangeError("203.0.113.9"), "RangeError"],
  ["answers nonsense", { success: "no" }, "TypeError"],
  ["answers nothing", undefined, "TypeError"],
])(
  "a limiter that %s once lets the sender go on, and is one line in the log",
  async (_, fault, error) => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    expect(
      await withinByteLimit(limiterOf(no, fault, no), "contact", post(), "x".repeat(20_000)),
    ).toBe(true);
    const line = { level: "error", event: "limiter_failed", form: "contact", error };
    expect(logged.mock.calls).toEqual([[JSON.stringify(line)]]);
    logged.mockRestore();
  },
);
