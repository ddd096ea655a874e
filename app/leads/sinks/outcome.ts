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

/** Sorts every failure by its code, with the reason; the first line that fits counts. */
export const failureRules: readonly [code: RegExp, is: DeliveryFailure["is"], why: string][] = [
  [/^network$/, "unavailable", "no connection, or it broke before the end of the answer"],
  [/^timeout$/, "unavailable", "no whole answer in time"],
  [/^denied$/, "refused", "the answer is 2xx, and its body says no"],
  [
    /^http-1/,
    "misconfigured",
    "no answer to a post: the connection was to be switched to something else",
  ],
  [/^http-3/, "misconfigured", "the service is elsewhere, and a redirect is not followed"],
  [
    /^http-40[123]$/,
    "misconfigured",
    "the service does not let this site in: a key, a right, a bill",
  ],
  [/^http-4(04|05|10|21|26)$/, "misconfigured", "nothing at this address takes posts"],
  [
    /^http-40[78]$/,
    "unavailable",
    "a proxy on the way, or a service that could not read the post in time",
  ],
  [/^http-42[59]$/, "unavailable", "too early, or too much: the same lead is welcome later"],
  [
    /^http-4/,
    "refused",
    "400, 409, 413, 415, 422 and the like: the service read this lead and says no",
  ],
  [/^http-5/, "unavailable", "the service failed"],
  [
    /^E_(VALIDATION_ERROR|CONTENT_TOO_LARGE|HEADER\w*)$/,
    "refused",
    "the mail service read this letter and says no; the addresses of the settings were checked before",
  ],
  [/^(E_\w+|mail)$/, "unavailable", "the mail service failed, or does not take mail from or to us"],
];

/** The failure of a code. An unknown code counts as the service's failure, not the lead's. */
export function failureOf(error: string, waitMs = 0): DeliveryFailure {
  const is = failureRules.find(([code]) => code.test(error))?.[1] ?? "unavailable";
  return { is, error, waitMs };
}
