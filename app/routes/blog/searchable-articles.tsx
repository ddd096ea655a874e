import type { ReactNode } from "react";
import { blog, type Post, planned, posts, written } from "~/content/blog";
import { WrittenArticles } from "./article-rows";
import { PlannedArticles } from "./planned-articles";

const words = blog.list;

interface Props {
  /** What a search found, or all there is. */
  found: readonly Post[];
  searched: boolean;
  /** After all articles. */
  newsletter: ReactNode;
}

/**
 * Every article is in the page, and what a search did not find is hidden, so that `blog.client.ts` can
 * show it again. A search that found nothing leaves all of them.
 */
export function SearchableArticles({ found, searched, newsletter }: Props) {
  const none = found.length === 0;
  const shown = none ? posts : found;
  const hidden = (some: typeof posts) => !some.some((post) => shown.includes(post));
  return (
    <div className="flex flex-col gap-8 sm:gap-12">
      <div data-posts hidden={hidden(written)}>
        <div className="section-head mb-4" data-none hidden={!none}>
          <h2 className="text-[1.625rem] leading-tight">{words.others}</h2>
        </div>
        <WrittenArticles posts={written} found={shown} drawn={!searched} />
      </div>
      <div data-posts hidden={hidden(planned)}>
        <PlannedArticles posts={planned} found={shown} />
      </div>
      {/* Not while somebody searches. */}
      <div data-unsearched hidden={searched}>
        {newsletter}
      </div>
    </div>
  );
}
