import { type Post, plannedPosts, writtenPosts } from "~/content/blog";
import { WrittenArticles } from "./article-rows";
import { PlannedArticles } from "./planned-articles";

interface Props {
  /** What a search found, or all there is. */
  found: readonly Post[];
  searched: boolean;
}

/**
 * Every article is in the page, and what a search did not find is hidden, so that `blog.client.ts` can
 * show it again.
 */
export function SearchableArticles({ found, searched }: Props) {
  const hidden = (some: typeof writtenPosts) => !some.some((post) => found.includes(post));
  return (
    <div className="flex flex-col gap-8 sm:gap-12">
      <div data-posts hidden={hidden(writtenPosts)}>
        <WrittenArticles posts={writtenPosts} found={found} drawn={!searched} />
      </div>
      <div data-posts hidden={hidden(plannedPosts)}>
        <PlannedArticles posts={plannedPosts} found={found} />
      </div>
    </div>
  );
}
