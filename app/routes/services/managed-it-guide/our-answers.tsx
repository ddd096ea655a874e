import { scorecard } from "~/content/guide/scorecard";
import { ourAnswers } from "~/content/our-answers";

/** The scorecard's questions with our answers: the last of the page's questions; it prints open. */
export const OurAnswers = () => (
  <details id={ourAnswers.id} className="fold max-w-wide border-b border-rule">
    <summary className="flex items-center justify-between gap-6 hover:text-petrol">
      <h3 className="font-text font-semibold">{ourAnswers.title}</h3>
    </summary>
    <p className="max-w-prose pb-6 text-muted">{ourAnswers.intro}</p>
    {scorecard.groups.map(({ title, questions }) => (
      <div key={title} className="border-t border-rule pt-4">
        <h4 className="font-semibold text-petrol">{title}</h4>
        <dl className="pb-4">
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
      </div>
    ))}
  </details>
);
