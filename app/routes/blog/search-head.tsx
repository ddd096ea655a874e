import clsx from "clsx";
import { QuestionTree } from "~/components/drawings/question-tree";
import { Button } from "~/components/ui/button";
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
        ? "grid items-start gap-x-16 gap-y-4 md:grid-cols-[1fr_auto]"
        : "flex flex-wrap items-end justify-between gap-y-4",
    )}
  >
    <Heading
      id="found"
      tabIndex={-1}
      className={clsx(
        "max-w-full wrap-anywhere",
        Heading === "h1" ? "text-statement" : "text-[1.375rem] md:text-[2rem]",
      )}
    >
      <span role="status" data-outcome={words.title}>
        {outcome || words.title}
      </span>
    </Heading>
    <search
      data-form=""
      className={clsx("max-sm:w-full", Heading === "h1" ? "mt-2 max-w-[44rem]" : "sm:w-80")}
    >
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
        <Button
          type="submit"
          size="sm"
          variant={Heading === "h1" ? "default" : "outline"}
          className="shrink-0"
        >
          {words.button}
        </Button>
      </form>
    </search>
    <p data-searched data-clear hidden={!outcome} className="w-full">
      <a href="/blog" className="inline-flex min-h-11 items-center text-petrol underline">
        {words.clear}
      </a>
    </p>
    <div
      data-none
      hidden={!none}
      className={
        Heading === "h1"
          ? "max-md:mt-4 md:col-start-2 md:row-span-3 md:row-start-1 lg:w-96"
          : "w-full"
      }
    >
      <QuestionTree
        question={words.asked}
        branches={[
          { name: words.noMatch },
          ...words.tries.map((name) => ({
            name: `${words.tryOne} “${name}”`,
            to: `/blog?q=${name}`,
          })),
        ]}
      />
    </div>
  </div>
);
