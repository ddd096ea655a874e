import { type ScoreQuestion, scorecard } from "~/content/guide/scorecard";
import { ChapterPage, Passage, TableHead } from "./chapter";

const points = [0, 1, 2];

/** Three boxes to mark. The style sheet adds up the scores. */
const Boxes = ({ number }: { number: number }) => (
  <fieldset className="boxes">
    <legend className="unseen">Score of question {number}</legend>
    {points.map((point) => (
      <label key={point}>
        <input type="radio" name={`q${number}`} value={point} />
        <span>{point}</span>
      </label>
    ))}
  </fieldset>
);

const Row = ({ number, question, two }: ScoreQuestion & { number: number }) => (
  <tr>
    <td>{number}</td>
    <th scope="row">
      {question}{" "}
      <span className="two">
        <b>{scorecard.two}</b> {two}
      </span>
    </th>
    <td>
      <Boxes number={number} />
    </td>
  </tr>
);

function Questions() {
  const { caption, heads, groups, total } = scorecard;
  let number = 0;
  return (
    <table className="questions">
      <TableHead caption={caption} heads={heads} />
      {groups.map((group) => (
        <tbody key={group.title}>
          <tr className="group">
            <th colSpan={3} scope="rowgroup">
              {group.title}
            </th>
          </tr>
          {group.questions.map((question) => {
            number += 1;
            return <Row key={question.question} number={number} {...question} />;
          })}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th colSpan={2} scope="row">
            {total}
          </th>
          <td className="total" />
        </tr>
      </tfoot>
    </table>
  );
}

function Bands() {
  const { bandsTitle, bandsHeads, bands } = scorecard;
  return (
    <table className="bands">
      <TableHead caption={bandsTitle} heads={bandsHeads} />
      <tbody>
        {bands.map(({ range, verdict, text }) => (
          <tr key={range}>
            <td>{range}</td>
            <th scope="row">{verdict}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const ScorecardChapter = () => (
  <ChapterPage id="scorecard" intro={scorecard.intro}>
    <p className="blanks">
      {scorecard.blanks.map((blank) => (
        <label key={blank}>
          {blank} <input autoComplete="off" />
        </label>
      ))}
    </p>
    <Questions />
    <Bands />
    <div className="example">
      <Passage {...scorecard.override} />
    </div>
    <Passage {...scorecard.evidence} />
  </ChapterPage>
);
