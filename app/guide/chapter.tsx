import type { ReactNode } from "react";
import { chapters } from "~/content/guide/chapters";

interface Props {
  id: string;
  lead: string;
  children: ReactNode;
}

/** A chapter on a page of its own: its number, title and first paragraph come from the contents. */
export function ChapterPage({ id, lead, children }: Props) {
  const at = chapters.findIndex((chapter) => chapter.id === id);
  return (
    <section className="chapter" aria-labelledby={id}>
      <h2 id={id}>
        <span className="number">{at + 1}</span> <span>{chapters[at]?.title}</span>
      </h2>
      <p className="lead">{lead}</p>
      {children}
    </section>
  );
}

/** A titled paragraph, or several, that stay with their heading. */
export const Passage = ({ title, text }: { title: string; text: string | readonly string[] }) => (
  <>
    <h3>{title}</h3>
    {[text].flat().map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </>
);

/** What a table is about, and its columns. */
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
