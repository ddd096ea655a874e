import type { Question } from "~/content/types";

/** Questions as native disclosures; they open without a script and print open. */
export const Faq = ({ questions }: { questions: readonly Question[] }) => (
  <div className="max-w-wide border-b border-rule">
    {questions.map(({ question, answer }) => (
      <details key={question} className="fold border-t border-rule first:border-0">
        <summary className="flex items-center justify-between gap-6 hover:text-petrol">
          <h3 className="font-text font-semibold">{question}</h3>
        </summary>
        <p className="max-w-prose pb-6 text-muted">{answer}</p>
      </details>
    ))}
  </div>
);
