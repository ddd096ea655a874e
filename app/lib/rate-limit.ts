import { errorCode, log } from "./log";
import { withTimeout } from "./time";

/** How long to wait for the limiter, milliseconds. */
const TIMEOUT = 1_000;

/** The sender of every request without an address: all of them together count as one. */
const NO_ADDRESS = "none";

/** How many senders one IPv6 /48 is at most; a tunnel or a server is given all its 65,536 networks. */
const SHARES = 4;

/**
 * The part of an address that identifies one sender: IPv4 in full; of IPv6 the /48 and a share of it, in
 * which its networks (/64) take turns. So one network is one sender, and a /48 is four.
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

/** Counts so often, and returns whether the sender may go on; also when the limiter fails, hangs or answers nonsense. */
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

/** Counts a post of this form and returns whether its sender may go on. A limiter that does not work lets it pass, because a lead counts more. */
export async function withinLimit(limiter: RateLimit | null, form: string, request: Request) {
  const address = addressOf(request);
  return isLocal(address) || allows(limiter, `${form}:${senderOf(address)}`, form);
}

/** What the limiter of bytes counts as one; its limit in wrangler.toml is in this unit. */
const UNIT = 8192;

/** The same of what is to be stored, by its length in the database and of all forms together (docs/decisions/0053). */
export async function withinBudget(
  limiter: RateLimit | null,
  form: string,
  request: Request,
  stored: string,
) {
  const address = addressOf(request);
  const bytes = new TextEncoder().encode(stored).length;
  return isLocal(address) || allows(limiter, senderOf(address), form, Math.ceil(bytes / UNIT));
}
