/** `npm run leads -- <question>`: the operators' questions and changes (docs/operators.md). */
import type { Confirm } from "./leads/changes.ts";
import { readCommandLine, suggestion } from "./leads/command-line.ts";
import { databaseOf } from "./leads/database.ts";
import { questions } from "./leads/questions.ts";
import { answerTo, printFields, shown } from "./leads/terminal.ts";
import { secretNames } from "./secrets.ts";

/** Every question with an example, and the options, as wide as the terminal. */
function printUsage() {
  console.log("npm run leads -- QUESTION [options], such as:\n");
  printFields([
    ...Object.entries(questions).map(([name, { takes, example, help }]): [string, string] => [
      example ? `${name} ${example}` : name,
      takes ? `${help} (${takes})` : help,
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

async function answer() {
  const line = readCommandLine(process.argv.slice(2), process.env);
  const [question = "", ...values] = line.words;
  if (line.help || !question) return printUsage();
  const asked = Object.hasOwn(questions, question) ? questions[question] : undefined;
  if (!asked) {
    const near = suggestion(question, Object.keys(questions));
    throw new Error(`There is no question ${shown(question)}.${near} npm run leads lists them.`);
  }
  if (!asked.takes && values.length > 0) {
    throw new Error(
      `${question} takes nothing more: ${shown(values.join(" "))} was not understood.`,
    );
  }
  const { title, ask } = databaseOf(line.deployed);
  (question === "export" ? console.error : console.log)(`${title}\n`);
  if (asked.takes && values.length === 0) {
    const value = asked.otherwise ?? (await answerTo(`${asked.takes}: `));
    if (!value) throw new Error(`Say which: npm run leads -- ${question} ${asked.takes}`);
    values.push(...(asked.takes.startsWith("REF") ? value.split(/\s+/) : [value]));
  }
  const confirm: Confirm = async (text) => {
    const isSure = line.yes || /^y(es)?$/i.test(await answerTo(`${text} [y/N] `));
    if (!isSure) throw new Error("Nothing is changed. Answer y, or add --yes.");
  };
  const problems = () => settingsOf(line.deployed);
  await asked.run({ question, values, all: line.all, ask, confirm, problems });
}

try {
  await answer();
} catch (error) {
  console.error(shown(error instanceof Error ? error.message : error));
  process.exitCode = 1;
}
// What waits for an answer on the terminal would keep the command open.
process.stdin.destroy();
