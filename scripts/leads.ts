/** `npm run leads -- <name>`: the operators' commands (docs/operators.md). */
import type { Confirm } from "./leads/changes.ts";
import { readCommandLine, suggestion } from "./leads/command-line.ts";
import { commands } from "./leads/commands.ts";
import { databaseOf } from "./leads/database.ts";
import { printable, printFields, promptFor } from "./leads/terminal.ts";
import { secretNames } from "./secrets.ts";

/** Every name with an example, and the options, as wide as the terminal. */
function printUsage() {
  console.log("npm run leads -- COMMAND [options], such as:\n");
  printFields([
    ...Object.entries(commands).map(([name, { usage, example, help }]): [string, string] => [
      example ? `${name} ${example}` : name,
      usage ? `${help} (${usage})` : help,
    ]),
    ["", " "],
    ["--remote", "asks the deployed database of production; without it, the local one"],
    ["--env preview", "asks the deployed database of another site"],
    ["--all", "lists every row, not the newest fifty"],
    ["--yes", "answers yes when a change asks"],
  ]);
  console.log("\nThe same as pages in a browser: npm run desk");
}

/** What is wrong with the settings; nothing where Cloudflare cannot be asked for the names of the secrets. */
async function settingsOf(deployed?: string) {
  const { settingProblems } = await import("./settings.ts");
  const secrets = deployed ? await secretNames(deployed) : undefined;
  return (await settingProblems(deployed, secrets)).join("; ");
}

async function runCommand() {
  const line = readCommandLine(process.argv.slice(2), process.env);
  const [name = "", ...values] = line.words;
  if (line.help || !name) return printUsage();
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const near = suggestion(name, Object.keys(commands));
    throw new Error(`There is no command ${printable(name)}.${near} npm run leads lists them.`);
  }
  if (!command.usage && values.length > 0) {
    throw new Error(
      `${name} takes nothing more: ${printable(values.join(" "))} was not understood.`,
    );
  }
  const { title, runSql } = databaseOf(line.deployed);
  (name === "export" ? console.error : console.log)(`${title}\n`);
  if (command.usage && values.length === 0) {
    const value = command.fallback ?? (await promptFor(`${command.usage}: `));
    if (!value) throw new Error(`Say which: npm run leads -- ${name} ${command.usage}`);
    values.push(...(command.usage.startsWith("REF") ? value.split(/\s+/) : [value]));
  }
  const confirm: Confirm = async (text) => {
    const isSure = line.yes || /^y(es)?$/i.test(await promptFor(`${text} [y/N] `));
    if (!isSure) throw new Error("Nothing is changed. Answer y, or add --yes.");
  };
  const problems = () => settingsOf(line.deployed);
  await command.run({ name, values, all: line.all, runSql, confirm, problems });
}

try {
  await runCommand();
} catch (error) {
  console.error(printable(error instanceof Error ? error.message : error));
  process.exitCode = 1;
}
// What waits for an answer on the terminal would keep the command open.
process.stdin.destroy();
