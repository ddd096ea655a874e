import { errorCode, log } from "./log";
import { withTimeout } from "./time";

/** How long to wait for the limiter, milliseconds. */
const TIMEOUT = 1_000;

/** All requests without an address count as one sender. */
const NO_ADDRESS = "none";

/** How many senders one IPv6 /48 counts as: one tunnel or server may own all its 65,536 networks. */
const SHARES = 4;

/**
 * Identifies the sender by address: IPv4 in full; for IPv6 the /48 and one of four shares, chosen by its network
 * (/64). So a network is always the same sender, and a /48 is four at most.
 */
export function senderOf(address: string | null): string {
  if (!address) return NO_ADDRESS;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(":")) return mapped ?? address;
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const groups = (text: string) => (text === "" ? [] : text.split(":"));
  const zeros = Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array<string>(zeros).fill("0"), ...groups(tail)];
  const site = all.slice(0, 3).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${site.join(":")}::/48 ${Number.parseInt(all[3] ?? "0", 16) % SHARES}`;
}

/** Only a local run has a visitor of its own machine. */
const isLocal = (address: string | null) => address === "127.0.0.1" || address === "::1";

/** Counts the post and returns whether it is allowed. It is if the limiter fails, hangs or returns nonsense. */
async function allows(limiter: RateLimit | null, key: string, form: string, times = 1) {
  if (!limiter) return true;
  try {
    const counts = Array.from({ length: times }, () => limiter.limit({ key }));
    const outcomes: { success?: unknown }[] = await withTimeout(TIMEOUT, Promise.all(counts));
    const broken = outcomes.some(({ success }) => typeof success !== "boolean");
    if (broken) throw new TypeError("no answer of a limiter");
    return outcomes.every(({ success }) => success);
  } catch (error) {
    log("error", "limiter_failed", { form, error: errorCode(error) });
    return true;
  }
}

const addressOf = (request: Request) => request.headers.get("CF-Connecting-IP");

/** Whether the sender is within the limit of posts of this form. True if the limiter does not work, because a lead counts more. */
export async function withinLimit(limiter: RateLimit | null, form: string, request: Request) {
  const address = addressOf(request);
  return isLocal(address) || allows(limiter, `${form}:${senderOf(address)}`, form);
}

/** What the limiter of bytes counts as one; its limit in wrangler.toml is in this unit. */
const UNIT = 8192;

/** Whether the sender is within the limit of stored bytes, of all forms together (docs/decisions/0053). */
export async function withinByteLimit(
  limiter: RateLimit | null,
  form: string,
  request: Request,
  stored: string,
) {
  const address = addressOf(request);
  const bytes = new TextEncoder().encode(stored).length;
  return isLocal(address) || allows(limiter, senderOf(address), form, Math.ceil(bytes / UNIT));
}
