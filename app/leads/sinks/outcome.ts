/**
 * How an attempt ended. `refused`: the service rejects this lead. `unavailable`: the service fails or does not respond.
 * `misconfigured`: a wrong address or key, which an operator can correct. `error` is a code without personal data;
 * `waitMs` is how long the service asked to wait, milliseconds.
 */
export type Outcome = { is: "delivered" } | DeliveryFailure;

export interface DeliveryFailure {
  is: "refused" | "unavailable" | "misconfigured";
  error: string;
  waitMs?: number;
}

/** A lead on its way out: `id` is the key of every attempt, `payload` the JSON of its form's values. */
export interface OutgoingLead {
  id: string;
  form: string;
  payload: string;
  /** When it was stored; missing on a lead that is sent directly. */
  createdAt?: string;
  page?: string | null;
  campaign?: Record<string, string> | null;
  /** The spam signals in it, by their names. */
  spamSignals?: readonly string[] | null;
  /** An operator's verdict. */
  verdict?: "ham" | "spam" | null;
}

/** Where leads go. Ends within `limitMs` milliseconds and never throws: what goes wrong is an outcome. */
export type Sink = (lead: OutgoingLead, limitMs: number) => Promise<Outcome>;

/**
 * Failures by their codes; the first line that fits counts. All others are the service's own: no connection, no whole
 * answer in time, 5xx, an error of the mail service.
 */
const kinds: readonly [code: RegExp, is: DeliveryFailure["is"]][] = [
  // The answer is 2xx, and its body says no.
  [/^denied$/, "refused"],
  // The connection was to be switched to something else, or the service is elsewhere: a redirect is not followed.
  [/^http-[13]/, "misconfigured"],
  // The service does not let this site in: a key, a right, a bill.
  [/^http-40[123]$/, "misconfigured"],
  // Nothing at this address takes posts.
  [/^http-4(04|05|10|21|26)$/, "misconfigured"],
  // A proxy on the way, or a post that could not be read in time; too early, or too much. Later the lead is welcome.
  [/^http-4(07|08|25|29)$/, "unavailable"],
  // 400, 409, 413, 415, 422 and the like: the service read this lead and says no.
  [/^http-4/, "refused"],
  // The mail service read this letter and says no; the addresses of the settings were checked before.
  [/^E_(VALIDATION_ERROR|CONTENT_TOO_LARGE|HEADER\w*)$/, "refused"],
];

/** The failure of a code. */
export function failureOf(error: string, waitMs = 0): DeliveryFailure {
  const is = kinds.find(([code]) => code.test(error))?.[1] ?? "unavailable";
  return { is, error, waitMs };
}
