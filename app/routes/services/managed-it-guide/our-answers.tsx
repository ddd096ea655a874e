import { scorecard } from "~/content/guide/scorecard";
import { ourAnswers } from "~/content/our-answers";

/** The scorecard's questions with our answers, a disclosure for each group; they print open. */
export const OurAnswers = () => (
  <div className="border-b border-rule">
    {scorecard.groups.map(({ title, questions }) => (
      <details key={title} className="fold border-t border-rule">
        <summary className="flex min-h-16 items-center justify-between gap-6 py-4 font-semibold hover:text-petrol">
          <h3>
            {title}: {questions.length} answers
          </h3>
        </summary>
        <dl className="pb-6">
          {questions.map(({ id, question }) => {
            const { text, link } = ourAnswers.answers[id];
            return (
              <div key={id} className="grid gap-x-8 py-4 md:grid-cols-2">
                <dt className="font-semibold">{question}</dt>
                <dd className="text-muted">
                  {text}{" "}
                  {link && (
                    <a href={link.to} className="text-petrol underline">
                      {link.label}
                    </a>
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      </details>
    ))}
  </div>
);
