import * as z from "zod/mini";
import { settingReader } from "./read.server";
import { readSink, type SinkSettings } from "./sink.server";
import { site } from "./site";

/** Checks that a binding has the given method. A Workers binding offers nothing else to check. */
const binding = <T>(method: keyof T & string, what: string) =>
  z.custom<T>(
    (value) => typeof (value as Record<string, unknown> | undefined)?.[method] === "function",
    `is missing: ${what}`,
  );

const limiter = binding<RateLimit>("limit", "[[ratelimits]] in wrangler.toml");

const address = z.url({ protocol: /^https?$/, error: "is missing or no http(s) address" });

/** An optional URL, null if left out. */
const optionalAddress = z.pipe(
  z.nullish(address),
  z.transform((url) => url ?? null),
);

const secret = z
  .string("is missing: set a random text of 32 characters or more")
  .check(z.minLength(24, "is too short to be a secret"));

const akismetKey = z.pipe(
  z.optional(z.string().check(z.regex(/^\w{8,64}$/, "is no key of Akismet"))),
  z.transform((key) => key ?? null),
);

const callCount = z._default(
  z.coerce.number().check(z.refine(Number.isInteger), z.minimum(20), z.maximum(1_000)),
  50,
);

/** A whole number from 1 on, or null where the setting is left out. */
const wholeNumber = (most: number, error: string) =>
  z.pipe(
    z.optional(
      z.coerce
        .number(error)
        .check(z.refine(Number.isInteger, error), z.minimum(1, error), z.maximum(most, error)),
    ),
    z.transform((number) => number ?? null),
  );

/** The worker's checked settings. One that is missing or wrong is null and named in `problems`. */
export interface Env {
  DB: D1Database | null;
  LIMITER: RateLimit | null;
  BYTE_LIMITER: RateLimit | null;
  /** Under which the ids of leads are derived from what was typed (docs/decisions/0005). */
  REFERENCE_SECRET: string | null;
  /** Where submissions are delivered to. */
  sink: SinkSettings | null;
  /** The site's own scheme and host; requests to any other are redirected there. Without it, every host answers. */
  CANONICAL_ORIGIN: string | null;
  /** Where alerts to operators are sent; optional. */
  ALERT_URL: string | null;
  /** Which of the site's environments this is, for operators: `production`, `preview` or `local`. */
  ENVIRONMENT: string;
  /** What two spam signals do: `hold` the lead, or `mark` it, which delivers it with a header. */
  SPAM: "hold" | "mark" | null;
  /** Has Akismet judge messages before they are sent; null, and nobody is asked (docs/decisions/0053). */
  AKISMET_KEY: string | null;
  /** How long delivered, dead and closed leads are kept, in months; null is until somebody asks. */
  KEEP_MONTHS: number | null;
  /** How long what is held as spam is kept, in days; null is until somebody asks. */
  KEEP_HELD_DAYS: number | null;
  /** How many calls and queries one sweep may make together, within the plan's limits (docs/reliability.md). */
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
  const { read, problems } = settingReader(raw);
  const env = {
    DB: read("DB", binding<D1Database>("batch", "[[d1_databases]] in wrangler.toml")),
    LIMITER: read("LIMITER", limiter),
    BYTE_LIMITER: read("BYTE_LIMITER", limiter),
    REFERENCE_SECRET: read("REFERENCE_SECRET", secret),
    sink: readSink(read),
    CANONICAL_ORIGIN: read(
      "CANONICAL_ORIGIN",
      z.pipe(
        optionalAddress,
        z.transform((url) => url && new URL(url).origin),
      ),
    ),
    ALERT_URL: read("ALERT_URL", optionalAddress),
    ENVIRONMENT: read("ENVIRONMENT", z._default(z.string(), "local")) ?? "local",
    SPAM: read("SPAM", z._default(z.enum(["hold", "mark"], "is neither hold nor mark"), "hold")),
    AKISMET_KEY: read("AKISMET_KEY", akismetKey),
    KEEP_MONTHS: read("KEEP_MONTHS", wholeNumber(1_200, "is no number of months from 1 to 1200")),
    KEEP_HELD_DAYS: read(
      "KEEP_HELD_DAYS",
      wholeNumber(36_500, "is no number of days from 1 to 36500"),
    ),
    SWEEP_CALLS: read("SWEEP_CALLS", callCount),
    problems,
  };
  const { sink } = env;
  if (sink && (sink.is === "email") !== (site.leadsGo === "mailbox")) {
    problems.push("SINK is not what leadsGo in app/config/site.ts has the legal page say");
  }
  parsed.set(raw, env);
  return env;
}
