import * as z from "zod/mini";

/** Checks that a binding has the given method. A Workers binding offers nothing else to check. */
const binding = <T>(method: keyof T & string, what: string) =>
  z.custom<T>(
    (value) => typeof (value as Record<string, unknown> | undefined)?.[method] === "function",
    `is missing: ${what}`,
  );

const address = z.url({ protocol: /^https?$/, error: "is missing or no http(s) address" });

/** An optional URL, null if left out. */
const optionalAddress = z.pipe(
  z.nullish(address),
  z.transform((url) => url ?? null),
);

const callCount = z._default(
  z.coerce.number().check(z.refine(Number.isInteger), z.minimum(1), z.maximum(900)),
  30,
);

/** The worker's checked settings. One that is missing or wrong is null and named in `problems`. */
export interface Env {
  DB: D1Database | null;
  LIMITER: RateLimit | null;
  /** Where submissions are delivered to. */
  FORM_SERVICE_URL: string | null;
  /** The site's own scheme and host; requests to any other are redirected there. Without it, every host answers. */
  CANONICAL_ORIGIN: string | null;
  /** Where alerts to operators are sent; optional. */
  ALERT_URL: string | null;
  /** How many calls to the form service one sweep may make, within the plan's limits (docs/reliability.md). */
  SWEEP_CALLS: number | null;
  problems: readonly string[];
}

const parsed = new WeakMap<object, Env>();

/**
 * Checks the raw bindings once per isolate. Never throws: pages need none of them, and a lead can
 * be taken with the database or the form service alone.
 */
export function parseEnv(raw: object): Env {
  const known = parsed.get(raw);
  if (known) return known;
  const problems: string[] = [];
  const read = <T>(name: string, schema: z.ZodMiniType<T>): T | null => {
    const result = schema.safeParse((raw as Record<string, unknown>)[name]);
    if (result.success) return result.data;
    problems.push(`${name} ${result.error.issues[0]?.message}`);
    return null;
  };
  const env = {
    DB: read("DB", binding<D1Database>("batch", "[[d1_databases]] in wrangler.toml")),
    LIMITER: read("LIMITER", binding<RateLimit>("limit", "[[ratelimits]] in wrangler.toml")),
    FORM_SERVICE_URL: read("FORM_SERVICE_URL", address),
    CANONICAL_ORIGIN: read(
      "CANONICAL_ORIGIN",
      z.pipe(
        optionalAddress,
        z.transform((url) => url && new URL(url).origin),
      ),
    ),
    ALERT_URL: read("ALERT_URL", optionalAddress),
    SWEEP_CALLS: read("SWEEP_CALLS", callCount),
    problems,
  };
  parsed.set(raw, env);
  return env;
}
