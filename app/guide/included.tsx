import { FeeLine } from "~/components/drawings/fee-line";
import { included } from "~/content/guide/included";
import { ChapterPage, Passage, TableHead } from "./chapter";

export function IncludedChapter() {
  const { intro, why, parts, outside, figure, speed, example } = included;
  return (
    <ChapterPage id="included" intro={intro}>
      <Passage {...why} />
      <h3>{parts.title}</h3>
      <table className="parts">
        <TableHead caption={parts.caption} heads={parts.heads} />
        <tbody>
          {parts.rows.map(([part, done, proof]) => (
            <tr key={part}>
              <th scope="row">{part}</th>
              <td>{done}</td>
              <td data-label={parts.heads[2]}>{proof}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{outside.title}</h3>
      <p>{outside.intro}</p>
      <div className="outside">
        <ul className="hollow">
          {outside.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <figure>
          <FeeLine label={figure.label} />
          <figcaption>{figure.caption}</figcaption>
        </figure>
      </div>
      <Passage title={speed.title} text={speed.paragraphs} />
      <div className="example">
        <Passage {...example} />
      </div>
    </ChapterPage>
  );
}
