import type { Question } from "~/content/types";

/** Questions as native disclosures; they open without a script and print open. */
export const Faq = ({ questions }: { questions: readonly Question[] }) => (
  <div className="max-w-[52rem] border-b border-rule">
    {questions.map(({ question, answer }) => (
      <details key={question} className="group border-t border-rule first:border-0">
        <summary className="flex min-h-16 items-center justify-between gap-6 py-4 font-semibold hover:text-petrol">
          <h3>{question}</h3>
          <span
            aria-hidden="true"
            className="mr-2 size-2.5 shrink-0 rotate-45 border-b-2 border-r-2 border-petrol group-open:-rotate-135"
          />
        </summary>
        <p className="max-w-prose pb-6 text-muted">{answer}</p>
      </details>
    ))}
  </div>
);
