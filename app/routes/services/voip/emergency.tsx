import { Rows } from "~/components/sections/rows";
import type { Question } from "~/content/types";

/** The questions answered in the open, the verdict first. */
export const Emergency = ({ questions }: { questions: readonly Question[] }) => (
  <Rows
    rows={questions.map(({ question, answer }) => ({ title: question, text: answer }))}
    verdict
  />
);
