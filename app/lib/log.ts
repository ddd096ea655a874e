type Detail = Record<string, string | number | boolean | undefined>;

/** One line of structured JSON. Callers pass codes, ids and counts; never what a visitor typed. */
export function log(level: "info" | "warn" | "error", event: string, detail: Detail = {}): void {
  console[level](JSON.stringify({ level, event, ...detail }));
}

/** The kind of a fault without its text, which may quote a visitor's values. */
export const faultName = (fault: unknown): string =>
  fault instanceof Error ? fault.name : typeof fault;

/** A path fit for a log: parts that look like an e-mail address or a phone number are blanked. */
export const loggablePath = (path: string): string =>
  path
    .slice(0, 200)
    .split("/")
    .map((part) => (/@|%40/i.test(part) || /(\d\D{0,3}){7}/.test(part) ? "[blanked]" : part))
    .join("/");
