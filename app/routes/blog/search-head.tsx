import clsx from "clsx";
import { Button, ButtonLink } from "~/components/ui/button";
import { Spaced } from "~/components/ui/spaced";
import { blog } from "~/content/blog";

const words = blog.list;

interface Props {
  asked: string;
  /** What the search found; empty where nothing is searched. */
  outcome: string;
  none: boolean;
  /** On a page of its own, the outcome is the page's heading. */
  level: "h1" | "h2";
}

/** The heading over the list, which says what a search found, announced as it changes; the search, and the way back to all articles. */
export const SearchHead = ({ asked, outcome, none, level: Heading }: Props) => (
  <div
    className={clsx(
      "section-head",
      Heading === "h1"
        ? "grid justify-items-start gap-y-4"
        : "flex flex-wrap items-end justify-between gap-y-4",
    )}
  >
    <Heading id="found" tabIndex={-1} className="max-w-full text-statement wrap-anywhere">
      <span role="status" data-outcome={words.title}>
        {outcome || words.title}
      </span>
    </Heading>
    <search
      data-form=""
      className={clsx(
        "max-sm:w-full",
        Heading === "h1" ? "mt-2 sm:w-96" : "sm:w-[calc(50%-1.5rem)] lg:w-[calc(50%-2.5rem)]",
      )}
    >
      <form action="/blog#found" className="flex gap-3">
        <label htmlFor="article-search" className="sr-only">
          {words.label}
        </label>
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
    <p data-searched data-clear hidden={!outcome} className="w-full">
      <ButtonLink to="/blog" variant="link">
        {words.clear}
      </ButtonLink>
    </p>
    <p data-none hidden={!none} className="w-full">
      {`${words.tryOne} `}
      <Spaced>
        {words.tries.map((word) => (
          <a
            key={word}
            href={`/blog?q=${word}`}
            className="ml-4 inline-flex min-h-11 items-center text-petrol underline"
          >
            {word}
          </a>
        ))}
      </Spaced>
    </p>
  </div>
);
