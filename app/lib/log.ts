import { referenceOf } from "./reference";

type Detail = Record<string, string | number | boolean | undefined> & { id?: string };

/**
 * Logs one line of JSON. Callers pass codes, counts and a lead's `id`, which is logged as its reference
 * (docs/decisions/0005); never what a visitor typed. Never throws.
 */
export function log(
  level: "info" | "warn" | "error",
  event: string,
  { id, ...detail }: Detail = {},
): void {
  try {
    const reference = id && referenceOf(id);
    console[level](JSON.stringify({ level, event, reference, ...detail }));
  } catch {
    // A lead counts more than its line.
  }
}

/** Codes for D1's errors, which differ only in their text; an operator reacts differently to each. */
const causes: readonly [RegExp, string][] = [
  [/no such (table|column)|has no column/i, "schema"],
  [/SQLITE_FULL|disk is full|maximum DB size/i, "full"],
  [/^D1_\w+: .*(exceed|limit|quota)/i, "quota"],
  [/connection lost|network|overloaded|internal error/i, "network"],
];

/**
 * An error as a code: `timeout`, for D1 also `schema`, `quota`, `full` or `network`, otherwise the error's name. Never its
 * text, which may quote a visitor's values; in development the whole error is printed too.
 */
export function errorCode(error: unknown): string {
  if (import.meta.env.MODE === "development") console.error(error);
  let inner = error;
  // Drizzle wraps what D1 says; the wrapper's own text holds the whole statement.
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  if (!(inner instanceof Error)) return typeof inner;
  if (inner.name === "TimeoutError") return "timeout";
  const { name, message } = inner;
  return causes.find(([pattern]) => pattern.test(message))?.[1] ?? name;
}

/** More words than any address of this site has. */
const PARTS = 6;

async function shortHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest.slice(0, 4))]
    .map((n) => n.toString(16).padStart(2, "0"))
    .join("");
}

/**
 * A path for the log: words of known paths as they are, any other as a short hash, which tells bad links apart
 * without showing what a visitor may have typed.
 */
export async function loggablePath(path: string, known: ReadonlySet<string>): Promise<string> {
  const [, ...parts] = path.slice(0, 2000).split("/", PARTS + 1);
  const shown = parts.map(async (part) => (known.has(part) ? part : `[${await shortHash(part)}]`));
  return `/${(await Promise.all(shown)).join("/")}`;
}
