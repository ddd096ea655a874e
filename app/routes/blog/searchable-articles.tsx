import { useLocation, useSearchParams } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { blog, posts } from "~/content/blog";
import { matchPosts } from "~/lib/match-posts";
import { AllArticles, ArticleLines, WrittenArticles } from "./article-rows";
import { ClearSearch, Outcome } from "./search-outcome";

const words = blog.list;

/** Updates the address for a reload or a shared link, without a request. */
function keepInAddress(text: string) {
  const url = new URL(location.href);
  // The next page's address may already be there while this one is still shown.
  if (url.pathname !== "/blog" || (url.searchParams.get("q") ?? "") === text) return;
  if (text) url.searchParams.set("q", text);
  else url.searchParams.delete("q");
  history.replaceState(history.state, "", url);
}

function Search({ asked, newsletter }: Props & { asked: string }) {
  const [typed, setTyped] = useState(asked);
  const field = useRef<HTMLInputElement>(null);
  const text = typed.trim();
  const found = matchPosts(posts, text);
  const written = found.filter(({ placeholder }) => !placeholder);
  const planned = found.filter(({ placeholder }) => placeholder);
  const both = written.length > 0 && planned.length > 0;

  const clear = () => {
    if (field.current) field.current.value = "";
    field.current?.focus();
    setTyped("");
    keepInAddress("");
  };
  useEffect(() => {
    // What was typed before the script had arrived.
    if (field.current) setTyped(field.current.value);
  }, []);
  useEffect(() => {
    // Browsers limit how often an address may change, so this waits for a pause in the typing.
    const pause = setTimeout(keepInAddress, 250, typed);
    return () => clearTimeout(pause);
  }, [typed]);

  let first = <AllArticles />;
  if (planned.length > 0) first = <ArticleLines posts={planned} />;
  if (written.length > 0) first = <WrittenArticles posts={written} />;
  return (
    <div className="grid gap-12 lg:grid-cols-[4fr_7fr] lg:gap-20">
      <div className="self-start lg:sticky lg:top-24">
        <h2 className="text-statement">{words.title}</h2>
        <search>
          <form action="/blog" className="mt-6" onSubmit={(event) => event.preventDefault()}>
            <label htmlFor="article-search" className="font-semibold">
              {words.label}
            </label>
            <div className="mt-2 flex gap-3">
              <input
                ref={field}
                id="article-search"
                type="search"
                name="q"
                defaultValue={asked}
                maxLength={100}
                autoComplete="off"
                className="control"
                onInput={(event) => setTyped(event.currentTarget.value)}
                onBlur={() => keepInAddress(typed)}
              />
              <Button type="submit" size="sm">
                {words.button}
              </Button>
            </div>
          </form>
        </search>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
          <Outcome found={found.length} text={text} />
          {text && <ClearSearch onClear={clear} />}
        </div>
      </div>
      {first}
      {newsletter}
      {both && (
        <div>
          <h2 className="mb-4">{words.planned}</h2>
          <ArticleLines posts={planned} />
        </div>
      )}
    </div>
  );
}

interface Props {
  /** Stands between what can be read and what is planned. */
  newsletter: ReactNode;
}

/** The list and its search; a visit to another address of the index starts it afresh. */
export function SearchableArticles(props: Props) {
  const { key } = useLocation();
  const [query] = useSearchParams();
  return <Search key={key} asked={query.get("q") ?? ""} {...props} />;
}
