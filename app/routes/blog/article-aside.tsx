import { blog, type Post, pageOf } from "~/content/blog";
import type { SectionLink } from "./article-text";

const words = blog.article;

/** The page of an article's service, and the way back. */
export function ArticleLinks({ category }: Pick<Post, "category">) {
  const page = pageOf[category];
  return (
    <div>
      <p className="text-small font-semibold">{words.page}</p>
      <a
        href={page.to}
        className="inline-flex min-h-11 items-center font-semibold text-petrol underline"
      >
        {page.label}
      </a>
      <p className="mt-2">
        <a
          href="/blog"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-petrol"
        >
          <span aria-hidden="true">←</span>
          <span className="underline">{words.back}</span>
        </a>
      </p>
    </div>
  );
}

interface Props extends Pick<Post, "category"> {
  sections: readonly SectionLink[];
}

/** Beside an article its sections and where to read on; on narrow screens before and after it. */
export const ArticleAside = ({ sections, category }: Props) => (
  <div className="contents self-start lg:sticky lg:top-24 lg:order-last lg:flex lg:flex-col lg:gap-6 lg:border-t-2 lg:border-petrol lg:bg-mist lg:p-4 print:hidden">
    <nav aria-labelledby="article-sections">
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
    <div className="order-last">
      <ArticleLinks category={category} />
    </div>
  </div>
);
