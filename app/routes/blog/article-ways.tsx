import clsx from "clsx";
import { blog } from "~/content/blog";
import type { SectionLink } from "./article-text";

const words = blog.article;

export const BackToBlog = () => (
  <a
    href="/blog"
    className="inline-flex min-h-11 items-center gap-2 font-semibold text-petrol print:hidden"
  >
    <span aria-hidden="true">←</span>
    <span className="underline">{words.back}</span>
  </a>
);

interface ListProps {
  sections: readonly SectionLink[];
  className: string;
}

const List = ({ sections, className }: ListProps) => (
  <ol className={clsx("text-small", className)}>
    {sections.map(({ id, title }) => (
      <li key={id} className="break-inside-avoid">
        <a
          href={`#${id}`}
          className="flex min-h-11 items-center border-l-2 border-rule py-1.5 pl-4 text-petrol underline hover:border-petrol"
        >
          {title}
        </a>
      </li>
    ))}
  </ol>
);

/** The sections of an article: folded on a phone, whose first screens are for the text, else beside its beginning where there is room. */
export const ArticleSections = ({ sections }: { sections: readonly SectionLink[] }) => (
  <nav
    aria-labelledby="article-sections"
    className="mb-8 md:mb-12 lg:float-right lg:ml-20 lg:w-[calc((100%-5rem)*4/11)] lg:border-t-2 lg:border-petrol lg:pt-4 print:hidden"
  >
    <details className="fold border-y border-rule md:hidden">
      <summary className="flex items-center justify-between gap-6 font-semibold">
        {words.sections}
      </summary>
      <List sections={sections} className="pb-4" />
    </details>
    <div className="max-md:hidden">
      <p id="article-sections" className="text-small font-semibold">
        {words.sections}
      </p>
      <List sections={sections} className="mt-3 md:max-lg:columns-2" />
    </div>
  </nav>
);
