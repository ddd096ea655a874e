import clsx from "clsx";
import { Line } from "~/components/ui/line";
import { Spaced } from "~/components/ui/spaced";
import { chapters } from "~/content/guide/chapters";
import { scorecard } from "~/content/guide/scorecard";
import { managedItGuide } from "~/content/managed-it-guide";

const { chapter, questions: groupTitle } = managedItGuide.sample;

/** One group of the guide's questions, numbered as in the guide. */
function sampleGroup() {
  const at = scorecard.groups.findIndex(({ title }) => title === groupTitle);
  const group = scorecard.groups[at];
  if (!group) throw new Error(`the scorecard has no group "${groupTitle}"`);
  const before = scorecard.groups.slice(0, at).flatMap(({ questions }) => questions).length;
  return { first: before + 1, questions: group.questions };
}

/** The points, each over its box to mark on paper, or one of them marked. */
const Points = ({ score }: { score?: number }) => (
  <span aria-hidden="true" className="flex gap-4 text-small font-semibold tabular">
    <Spaced>
      {[0, 1, 2].map((points) => (
        <span key={points} className="text-center">
          {points}
          <span
            className={clsx(
              "block size-4 border border-petrol",
              points === score && "bg-petrol bg-clip-content p-[3px]",
            )}
          />
        </span>
      ))}
    </Spaced>
  </span>
);

/** A page of the guide as it prints: part of its scorecard. */
export function SamplePage() {
  const at = chapters.findIndex(({ id }) => id === chapter);
  const { first, questions } = sampleGroup();
  return (
    <figure className="border-2 border-petrol bg-white p-4 sm:p-6">
      <figcaption className="border-b-2 border-petrol pb-4">
        <Line className="text-small font-semibold text-petrol">Chapter {at + 1}</Line>{" "}
        <span className="block font-head font-bold">{chapters[at]?.title}</span>
      </figcaption>
      <p className="mt-5 font-semibold text-petrol">{groupTitle}</p>
      <ol className="mt-3 grid gap-x-12 lg:grid-cols-2">
        {questions.map(({ question, two }, index) => (
          <li
            key={question}
            className="grid grid-cols-[2.5rem_1fr] items-start border-t border-rule py-4 sm:grid-cols-[2.5rem_1fr_auto] sm:gap-x-6"
          >
            <span className="font-semibold tabular text-petrol">{first + index}</span>
            <div>
              <p className="font-semibold">{question}</p>
              <p className="mt-1 text-muted">
                <span className="font-semibold">{scorecard.two}</span> {two}
              </p>
            </div>
            <span className="max-sm:col-start-2 max-sm:mt-3">
              <Points score={index === 0 ? 2 : undefined} />
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
