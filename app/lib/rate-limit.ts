import { errorName, log } from "./log";

/** How long to wait for the limiter, milliseconds. */
const PATIENCE = 1_000;

/** The sender of every request without an address: all of them together count as one. */
const NO_ADDRESS = "none";

/**
 * The part of an address that identifies one sender: IPv4 in full, of IPv6 the /64 that a household or
 * a server is assigned and may choose any address in.
 */
export function senderOf(address: string | null): string {
  if (!address) return NO_ADDRESS;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(":")) return mapped ?? address;
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const groups = (text: string) => (text === "" ? [] : text.split(":"));
  const zeros = Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array<string>(zeros).fill("0"), ...groups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

/** Only a local run has a visitor of its own machine. */
const isLocal = (address: string | null) => address === "127.0.0.1" || address === "::1";

/**
 * Counts a post of this form and returns whether its sender may go on; also when the limiter itself
 * fails, hangs or answers nonsense, because a lead counts more.
 */
export async function withinLimit(limiter: RateLimit | null, form: string, request: Request) {
  const address = request.headers.get("CF-Connecting-IP");
  if (!limiter || isLocal(address)) return true;
  try {
    const late = new Promise<never>((_, fail) =>
      setTimeout(() => fail(new Error("late")), PATIENCE),
    );
    const key = `${form}:${senderOf(address)}`;
    const { success }: { success?: unknown } = await Promise.race([limiter.limit({ key }), late]);
    if (typeof success !== "boolean") throw new TypeError("no answer of a limiter");
    return success;
  } catch (error) {
    log("error", "limiter_failed", { form, error: errorName(error) });
    return true;
  }
}
