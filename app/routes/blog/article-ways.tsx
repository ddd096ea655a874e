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

interface SectionsProps {
  sections: readonly SectionLink[];
  /** Across the top, and left out on a phone, where all of the article is a few screens. */
  short: boolean;
}

/** The sections of an article, beside its beginning where there is room. */
export const ArticleSections = ({ sections, short }: SectionsProps) => (
  <nav
    aria-labelledby="article-sections"
    className={clsx(
      "mb-12 print:hidden",
      short
        ? "border-b border-rule pb-8 max-md:hidden lg:grid lg:grid-cols-[4fr_8fr] lg:gap-x-20"
        : "lg:float-right lg:ml-20 lg:w-[calc((100%-5rem)*3/7)] lg:border-t-2 lg:border-petrol lg:bg-mist lg:p-6",
    )}
  >
    <p id="article-sections" className={clsx("text-small font-semibold", short && "lg:mt-3")}>
      {words.sections}
    </p>
    <ol
      className={clsx(
        "text-small",
        short ? "columns-2 gap-x-12 max-lg:mt-3" : "mt-3 md:max-lg:columns-2",
      )}
    >
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
  </nav>
);
