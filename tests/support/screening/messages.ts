import { readFileSync } from "node:fs";

export interface Message {
  /** For spam, which of twelve kinds; for a lead, what a crude filter takes it for. */
  kind: string;
  name: string;
  email: string;
  company?: string;
  message: string;
}

/** The messages of a file, of which each line is one: whether it is spam, and what `Message` says, its company last. */
function messagesOf(file: string): Record<"spam" | "honest", Message[]> {
  const lines = readFileSync(`${import.meta.dirname}/${file}.jsonl`, "utf8")
    .trim()
    .split("\n");
  const all = lines.map((line) => {
    const [set, kind, name, email, message, company] = JSON.parse(line);
    return { set, one: { kind, name, email, message, company } };
  });
  const of = (wanted: string) => all.filter(({ set }) => set === wanted).map(({ one }) => one);
  return { spam: of("spam"), honest: of("honest") };
}

/** Half of the messages was written before the rules, and no rule is fitted to it: a miss here is a figure, not a reason to add a phrase. */
export const setAside = messagesOf("set-aside");

/** The other half, written together with the rules. */
export const writtenWith = messagesOf("written-with");
