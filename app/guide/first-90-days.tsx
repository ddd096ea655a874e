import { firstDays } from "~/content/guide/first-90-days";
import { ChapterPage, Passage } from "./chapter";

export const FirstDaysChapter = () => (
  <ChapterPage id="first-90-days" intro={firstDays.intro}>
    <ol className="stages">
      {firstDays.stages.map(({ days, title, provider, you, proof }) => (
        <li key={days}>
          <p className="days">{days}</p>
          <div>
            <h3>{title}</h3>
            <dl>
              <dt>{firstDays.labels.provider}</dt>
              <dd>{provider}</dd>
              <dt>{firstDays.labels.you}</dt>
              <dd>{you}</dd>
              <dt>{firstDays.labels.proof}</dt>
              <dd>{proof}</dd>
            </dl>
          </div>
        </li>
      ))}
    </ol>
    <Passage {...firstDays.slip} />
  </ChapterPage>
);
