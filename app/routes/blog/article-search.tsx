import { Feeders } from "~/components/layout/feeders";
import { Button, ButtonLink } from "~/components/ui/button";
import { Spaced } from "~/components/ui/spaced";
import { blog, posts } from "~/content/blog";
import { matchPosts, SEARCH_LIMIT } from "~/lib/match-posts";

const words = blog.list;
const link = "inline-flex min-h-11 items-center text-petrol underline";

/** What a search found, announced as it changes. */
export const Outcome = ({ outcome }: { outcome: string }) => (
  <span role="status" data-outcome={words.title}>
    {outcome || words.title}
  </span>
);

interface Props {
  asked: string;
  /** The page shows what a search found. */
  searched: boolean;
  /** What was asked for was longer, and its end was left out. */
  cut?: boolean;
}

const to = (word: string) => `/blog?q=${word}`;

/** The search, and under it the way back to all articles and, where nothing else does, words to try. */
export const ArticleSearch = ({ asked, searched, cut = false }: Props) => (
  <>
    <search data-form="">
      <label htmlFor="article-search" className="mb-1 block text-small font-semibold text-ink">
        {words.label}
      </label>
      <form action="/blog#found" className="flex max-w-form gap-3">
        <input
          id="article-search"
          type="search"
          name="q"
          defaultValue={asked}
          maxLength={SEARCH_LIMIT}
          autoComplete="off"
          className="control min-w-0 grow"
        />
        <Button type="submit" size="sm" className="shrink-0">
          {words.button}
        </Button>
      </form>
      {cut && <p className="mt-2 text-small">{words.cut(SEARCH_LIMIT)}</p>}
    </search>
    <div
      data-searched
      data-clear
      hidden={!searched}
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6"
    >
      <p>
        <ButtonLink to="/blog" variant="outline" size="sm">
          {words.clear}
        </ButtonLink>
      </p>
      {!searched && (
        <p data-none hidden className="flex flex-wrap items-center gap-x-3">
          <Spaced>
            {words.tryOne}
            {words.tries.map((word) => (
              <a key={word} href={to(word)} className={link}>{`“${word}”`}</a>
            ))}
          </Spaced>
        </p>
      )}
    </div>
  </>
);

/** Each of the searches that find something. */
const others = () =>
  words.tries.map((word) => ({
    to: to(word),
    label: `“${word}”`,
    text: words.inArticles(matchPosts(posts, word).length),
  }));

/** Where a search found nothing: words that are connected to articles. */
export const OtherSearches = ({ hidden }: { hidden: boolean }) => (
  <div data-none hidden={hidden} className="max-sm:pl-8">
    <Feeders open={words.open} links={others()} />
  </div>
);
