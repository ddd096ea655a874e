/** What an operator typed after `npm run leads --`, checked word by word: nothing is guessed, nothing ignored. */
import { parseArgs } from "node:util";

/** How many letters have to be typed, taken away or exchanged to make one word of the other. */
function distance(from: string, to: string): number {
  let row = [...to, ""].map((_, i) => i);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      const exchanged = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(exchanged, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** "Did you mean …?" for the nearest of the words that exist; nothing where none is near. */
export function suggestion(typed: string, known: readonly string[], before = ""): string {
  const [nearest] = known
    .map((word) => ({ word, letters: distance(typed.toLowerCase(), word) }))
    .sort((a, b) => a.letters - b.letters);
  const isNear = nearest && nearest.letters <= Math.max(2, nearest.word.length / 3);
  return isNear ? ` Did you mean ${before}${nearest.word}?` : "";
}

const options = {
  remote: { type: "boolean" },
  env: { type: "string" },
  all: { type: "boolean" },
  yes: { type: "boolean" },
  help: { type: "boolean" },
} as const;

const names = Object.keys(options);

/** npm takes an option that stands before the `--` for itself, and the command would ask the wrong database. */
const swallowed = (env: NodeJS.ProcessEnv) =>
  Object.keys(env)
    .filter((key) => key.startsWith("npm_config_"))
    .map((key) => key.slice("npm_config_".length))
    .find((name) => name === "env" || (name.length > 3 && distance(name, "remote") <= 2));

export interface CommandLine {
  words: string[];
  /** The deployed site whose database is asked; without it, the local one. */
  deployed?: string;
  all: boolean;
  yes: boolean;
  help: boolean;
}

/** Reads the words and options. Throws an Error with one clear line where it does not know one of them. */
export function readCommandLine(
  args: string[],
  env: NodeJS.ProcessEnv = {},
  command = "npm run leads -- today",
): CommandLine {
  const taken = swallowed(env);
  if (taken) {
    throw new Error(`npm took --${taken} for itself. Put -- before it: ${command} --${taken}`);
  }
  const { tokens, positionals, values } = parseArgs({
    args,
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    if (!names.includes(token.name)) {
      throw new Error(
        `There is no option ${token.rawName}.${suggestion(token.name, names, "--")} Nothing was asked or changed.`,
      );
    }
    if (token.name !== "env" && token.value !== undefined) {
      throw new Error(`${token.rawName} takes no value.`);
    }
  }
  const { remote, env: site, all = false, yes = false, help = false } = values;
  if (site !== undefined && typeof site !== "string") {
    throw new Error("Say which site: --env production, or --env preview.");
  }
  return {
    words: positionals.map((word) => word.trim()).filter(Boolean),
    deployed: site ?? (remote ? "production" : undefined),
    all: all === true,
    yes: yes === true,
    help: help === true,
  };
}
