import { Button } from "~/components/ui/button";
import { Spaced } from "~/components/ui/spaced";
import { blog } from "~/content/blog";

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
  searched: boolean;
  none: boolean;
}

/** The search, and under it the way back to all articles and words to try. */
export const ArticleSearch = ({ asked, searched, none }: Props) => (
  <>
    <search data-form="">
      <label htmlFor="article-search" className="mb-1 block text-small font-semibold">
        {words.label}
      </label>
      <form action="/blog#found" className="flex gap-3">
        <input
          id="article-search"
          type="search"
          name="q"
          defaultValue={asked}
          maxLength={100}
          autoComplete="off"
          className="control min-w-0 grow"
        />
        <Button type="submit" size="sm" className="shrink-0">
          {words.button}
        </Button>
      </form>
    </search>
    <div
      data-searched
      data-clear
      hidden={!searched}
      className="mt-2 flex flex-wrap items-center justify-between gap-x-6 text-small"
    >
      <p>
        <a href="/blog" className={link}>
          {words.clear}
        </a>
      </p>
      <p data-none hidden={!none} className="flex flex-wrap items-center gap-x-3">
        <Spaced>
          {words.tryOne}
          {words.tries.map((name) => (
            <a key={name} href={`/blog?q=${name}`} className={link}>{`“${name}”`}</a>
          ))}
        </Spaced>
      </p>
    </div>
  </>
);
