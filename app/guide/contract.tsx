import { contract, type Flag } from "~/content/guide/contract";
import { ChapterPage, Passage } from "./chapter";

const RedFlag = ({ title, says, means, ask }: Flag) => (
  <li>
    <h3>{title}</h3>
    <dl>
      <dt>{contract.labels.says}</dt>
      <dd className="clause">{says}</dd>
      <dt>{contract.labels.means}</dt>
      <dd>{means}</dd>
      <dt>{contract.labels.ask}</dt>
      <dd>
        <b>{ask}</b>
      </dd>
    </dl>
  </li>
);

export const ContractChapter = () => (
  <ChapterPage id="contract" intro={contract.intro}>
    <ol className="flags">
      {contract.flags.map((flag) => (
        <RedFlag key={flag.title} {...flag} />
      ))}
    </ol>
    <Passage {...contract.closing} />
  </ChapterPage>
);
