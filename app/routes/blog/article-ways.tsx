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

/** The sections of an article, beside its beginning where there is room. */
export const ArticleSections = ({ sections }: { sections: readonly SectionLink[] }) => (
  <nav
    aria-labelledby="article-sections"
    className="mb-12 lg:float-right lg:ml-20 lg:w-[calc((100%-5rem)*3/7)] lg:border-t-2 lg:border-petrol lg:bg-mist lg:p-6 print:hidden"
  >
    <p id="article-sections" className="text-small font-semibold">
      {words.sections}
    </p>
    <ol className="mt-3 text-small md:max-lg:columns-2">
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
