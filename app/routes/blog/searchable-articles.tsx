import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "~/components/ui/button";
import { articleCount, blog, posts } from "~/content/blog";
import { useTitlePrefix } from "~/document/title-prefix";
import { matchPosts } from "~/lib/match-posts";
import { searchOutcome } from "~/lib/search-outcome";
import { AllArticles, WrittenArticles } from "./article-rows";
import { PlannedArticles } from "./planned-articles";

const words = blog.list;

const SearchField = ({ asked }: { asked: string }) => (
  <search data-form="" className="md:col-start-2">
    <form action="/blog#found" className="max-md:mt-6">
      <label htmlFor="article-search" className="font-semibold">
        {words.label}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          id="article-search"
          type="search"
          name="q"
          defaultValue={asked}
          maxLength={100}
          autoComplete="off"
          className="control grow basis-40"
        />
        <Button type="submit" size="sm" className="shrink-0">
          {words.button}
        </Button>
      </div>
    </form>
  </search>
);

/** How many articles there are, or how many were found; announced as it changes. Below the search, with the way back to all of them. */
const FoundCount = ({ found, text }: { found: number; text: string }) => (
  <div
    id="found"
    tabIndex={-1}
    className="mt-2 flex flex-wrap items-baseline gap-x-4 md:col-start-2"
  >
    <div role="status" className="py-2 text-muted">
      <p data-unsearched hidden={text !== ""}>
        {articleCount}
      </p>
      <p data-outcome data-searched data-as-typed hidden={text === ""}>
        {text && searchOutcome(found, posts.length, text)}
      </p>
    </div>
    <p data-searched data-clear hidden={text === ""}>
      <ButtonLink to="/blog" variant="link">
        {words.clear}
      </ButtonLink>
    </p>
  </div>
);

interface Props {
  /** After all articles. */
  newsletter: ReactNode;
}

/**
 * The list and its search. Every article is in the page, and what a search did not find is hidden, so
 * that `blog.client.ts` can show it again.
 */
export function SearchableArticles({ newsletter }: Props) {
  const [query] = useSearchParams();
  const asked = query.get("q") ?? "";
  const text = asked.trim();
  const found = matchPosts(posts, text);
  useTitlePrefix(text && `${searchOutcome(found.length, posts.length, text)} | `);
  const written = posts.filter(({ placeholder }) => !placeholder);
  const planned = posts.filter(({ placeholder }) => placeholder);
  const none = found.length === 0;
  const shown = (some: typeof posts) => some.some((post) => found.includes(post));
  return (
    <div className="grid gap-8 sm:gap-12">
      <div className="section-head md:grid gap-x-8 md:grid-cols-[4fr_7fr] lg:grid-cols-[3fr_8fr] lg:gap-x-20">
        <h2 className="text-statement" data-some hidden={none}>
          {words.title}
        </h2>
        <h2 className="text-statement" data-none hidden={!none}>
          {words.none}
        </h2>
        <SearchField asked={asked} />
        <FoundCount found={found.length} text={text} />
      </div>
      <div className="flex flex-col gap-8 sm:gap-12">
        <div data-posts hidden={!shown(written)}>
          <WrittenArticles posts={written} found={found} />
        </div>
        <div data-posts hidden={!shown(planned)}>
          <div className="section-head mb-4">
            <h2>{words.planned}</h2>
          </div>
          <PlannedArticles posts={planned} found={found} />
        </div>
        <div data-none hidden={!none}>
          <AllArticles />
        </div>
        {/* Not while somebody searches. */}
        <div data-unsearched hidden={text !== ""}>
          {newsletter}
        </div>
      </div>
    </div>
  );
}
