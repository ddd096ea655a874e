import { cost } from "~/content/guide/cost";
import { dollars, example } from "~/content/guide/facts";
import { ChapterPage, Passage } from "./chapter";
import { Worksheet } from "./worksheet";

const Toward = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div>
    <h4>{title}</h4>
    <ul className="hollow">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
);

/** A price per month, per year and for the term. */
const sums = (perUser: number) => {
  const month = perUser * example.users;
  return [perUser, month, month * 12, month * example.months];
};

function WorkedExample() {
  const { caption, heads, rows } = cost.worked;
  return (
    <table className="sums" id="worked-example">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) =>
            head ? (
              <th key={head} scope="col">
                {head}
              </th>
            ) : (
              <td key="corner" />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, perUser }) => (
          <tr key={name} className={name.startsWith("Quote") ? "marked" : undefined}>
            <th scope="row">{name}</th>
            {sums(perUser).map((sum) => (
              <td key={sum}>{dollars(sum)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function CostChapter() {
  const { intro, moves, worked, lesson } = cost;
  return (
    <ChapterPage id="cost" intro={intro}>
      <h3>{moves.title}</h3>
      <div className="pair">
        <Toward {...moves.down} />
        <Toward {...moves.up} />
      </div>
      <p>{moves.below}</p>
      <h3>{worked.title}</h3>
      <p>{worked.text}</p>
      <WorkedExample />
      <Passage title={lesson.title} text={lesson.paragraphs} />
      <Worksheet />
    </ChapterPage>
  );
}
