import type { ReactNode } from "react";
import { chapters } from "~/content/guide/chapters";

interface Props {
  id: string;
  intro: string;
  children: ReactNode;
}

/** A chapter on its own page. Its number and title come from the table of contents. */
export function ChapterPage({ id, intro, children }: Props) {
  const at = chapters.findIndex((chapter) => chapter.id === id);
  return (
    <section className="chapter" aria-labelledby={id}>
      <h2 id={id}>
        <span className="number">{at + 1}</span> <span>{chapters[at]?.title}</span>
      </h2>
      <p className="intro">{intro}</p>
      {children}
    </section>
  );
}

/** A heading and its paragraphs. */
export const Passage = ({ title, text }: { title: string; text: string | readonly string[] }) => (
  <>
    <h3>{title}</h3>
    {[text].flat().map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </>
);

/** A table's caption and column heads. */
export const TableHead = ({ caption, heads }: { caption: string; heads: readonly string[] }) => (
  <>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  </>
);
