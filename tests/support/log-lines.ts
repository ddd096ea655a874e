const lead = ["reference", "form"];

/** Every line of the log: its levels, and what it says besides. docs/operators.md tells what each means. */
export const logLines: Record<string, [levels: string[], says: string[]]> = {
  delivered: [["info"], [...lead, "attempts"]],
  swept: [["info"], ["sent"]],
  delivery_failed: [
    ["warn", "error"],
    [...lead, "attempts", "error"],
  ],
  attempt_interrupted: [["error"], [...lead, "attempts"]],
  delivery_interrupted: [["error"], ["reference", "error"]],
  outcome_not_recorded: [["error"], [...lead, "is", "error"]],
  sweep_interrupted: [["error"], ["error"]],
  store_failed: [["error"], [...lead, "error"]],
  store_timeout: [["error"], lead],
  stored_late: [["info", "warn"], lead],
  delivered_directly: [["warn"], lead],
  delivered_unstored: [["error"], lead],
  stored_nowhere: [["error"], lead],
  not_found: [["warn"], ["path"]],
  unanswered: [["error"], ["error"]],
  route_error: [["error"], ["error"]],
  akismet_failed: [["warn"], ["reference", "error"]],
  limiter_failed: [["error"], ["form", "error"]],
  view_not_counted: [["warn"], ["error"]],
  settings: [["error"], ["problems"]],
  alert_failed: [["error"], ["error"]],
};

/** Whether a line of the log, if it is one of ours, is none of these or lacks something. */
function isStrange(line: string): boolean {
  if (!line.startsWith("{")) return false;
  const { level, event, ...said } = JSON.parse(line) as Record<string, unknown>;
  const [levels, says] = logLines[String(event)] ?? [[], []];
  const isWhole = Object.keys(said).join() === says.join() && !Object.values(said).includes("");
  return !levels.includes(String(level)) || !isWhole;
}

/** What tests type into forms (leads.ts). */
const personal = /sentinel|hums|5550188/i;

/** Throws when a site has logged something that docs/operators.md does not know, or something of a lead. */
export function checkLog(lines: readonly string[]) {
  const told = lines.filter((line) => personal.test(line));
  if (told.length > 0) throw new Error(`The log has personal data:\n${told.join("\n")}`);
  const strange = lines.filter(isStrange);
  if (strange.length > 0)
    throw new Error(`The log has lines of no known form:\n${strange.join("\n")}`);
}
