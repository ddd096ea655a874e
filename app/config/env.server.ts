import { z } from "zod";

/** True when the binding has the given method, which is all a Workers binding shows of itself. */
const binding = <T>(method: keyof T & string, what: string) =>
  z.custom<T>(
    (value) => typeof (value as Record<string, unknown> | undefined)?.[method] === "function",
    `is missing: ${what}`,
  );

const schema = z.object({
  DB: binding<D1Database>("batch", "a D1 database, [[d1_databases]] in wrangler.toml"),
  LIMITER: binding<RateLimit>("limit", "a rate limit, [[ratelimits]] in wrangler.toml"),
  /** The one scheme and host that answers; requests to any other are sent there. */
  CANONICAL_ORIGIN: z
    .url({ protocol: /^https?$/, error: "is no http(s) origin" })
    .transform((url) => new URL(url).origin)
    .nullish()
    .transform((origin) => origin ?? null),
  FORM_SERVICE_URL: z.url({
    protocol: /^https?$/,
    error: "is missing or no http(s) address: [vars] in wrangler.toml",
  }),
});

/** The worker's bindings after one check at the door. */
export type Env = z.infer<typeof schema>;

/** Thrown when a binding is missing; the message names each one and where it is declared. */
export class EnvError extends Error {
  override name = "EnvError";
}

const parsed = new WeakMap<object, Env>();

/** Checks the raw bindings once per isolate. Throws {@link EnvError}. */
export function parseEnv(raw: object): Env {
  const known = parsed.get(raw);
  if (known) return known;
  const result = schema.safeParse(raw);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new EnvError(faults.join("; "));
  }
  parsed.set(raw, result.data);
  return result.data;
}
