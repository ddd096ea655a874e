/** Compares which leads were acknowledged with which arrived. */
import type { startFormService } from "../form-service.ts";

/** What no line of the log may have. */
export const sentinel = {
  email: "sentinel@leads.example",
  phone: "+1 317 555 0199",
  words: "sentinel-words",
};

/** Responses of the form service that mean it accepted the lead. */
const acceptingModes = new Set(["accept", "no-content", "empty", "text", "html", "endless"]);

export type FormService = Awaited<ReturnType<typeof startFormService>>;

/**
 * Keeps the books of one scenario.
 * @param site that leads are posted to; its origin changes when it is started again
 */
export function openLedger(service: FormService, site: { readonly origin: string }) {
  /** Messages of leads whose sender was told that they arrived */
  const acknowledged = new Set<string>();
  let posted = 0;

  /** Posts a lead with a message that no other has. A broken connection doesn't count as an acknowledgment. */
  async function post() {
    const { email, phone, words } = sentinel;
    const message = `${words} ${posted++}`;
    const body = new URLSearchParams({ name: "Ann Sentinel", email, phone, message });
    try {
      const lead = { method: "POST", body, redirect: "manual" } as const;
      const response = await fetch(`${site.origin}/contact`, lead);
      await response.arrayBuffer();
      if (response.status === 303) acknowledged.add(message);
    } catch {}
  }

  /** Posts leads, a few at a time, until it has posted `count` or `stop` returns true. */
  async function load(count: number, stop: () => boolean = () => false) {
    let left = count;
    const work = async () => {
      while (left-- > 0 && !stop()) await post();
    };
    await Promise.all(Array.from({ length: 8 }, work));
  }

  function balance() {
    /** Keys by message */
    const keys = new Map<string, Set<string>>();
    const arrived = new Map<string, number>();
    for (const { idempotencyKey, body, answered } of service.arrivals) {
      const { message } = body as { message: string };
      keys.set(message, (keys.get(message) ?? new Set()).add(String(idempotencyKey)));
      if (acceptingModes.has(answered)) arrived.set(message, (arrived.get(message) ?? 0) + 1);
    }
    return {
      posted,
      acknowledged: acknowledged.size,
      lost: [...acknowledged].filter((message) => !arrived.has(message)).length,
      secondKeys: [...keys.values()].filter((set) => set.size > 1).length,
      repeats: [...arrived.values()].reduce((sum, times) => sum + times - 1, 0),
    };
  }

  return { load, balance };
}
