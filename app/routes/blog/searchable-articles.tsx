import { useLocation, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "~/components/ui/button";
import { blog, posts } from "~/content/blog";
import { matchPosts } from "~/lib/match-posts";
import { useHydrated } from "~/lib/use-hydrated";
import { ArticleRows } from "./article-rows";

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

/** With a script a button, which keeps the reader at the field; without one a link. */
function ClearSearch({ onClear }: { onClear: () => void }) {
  return useHydrated() ? (
    <Button variant="outline" size="sm" onClick={onClear}>
      {words.clear}
    </Button>
  ) : (
    <ButtonLink to="/blog" variant="outline" size="sm">
      {words.clear}
    </ButtonLink>
  );
}

/** The number of results, announced as it changes. */
const Outcome = ({ found, text }: { found: number; text: string }) => (
  <div role="status" className="min-w-0 text-muted">
    {found === 0 && <p className="mb-1 font-head font-bold text-ink">{words.none}</p>}
    <p>
      {!text && `${posts.length} articles`}
      {text && found > 0 && `${found} of ${posts.length} articles match “${text}”`}
      {text && found === 0 && `Nothing has “${text}” in its title, summary or category.`}
    </p>
  </div>
);

function Search({ asked }: { asked: string }) {
  const [typed, setTyped] = useState(asked);
  const field = useRef<HTMLInputElement>(null);
  const text = typed.trim();
  const found = matchPosts(posts, text);

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

  return (
    <>
      <search>
        <form action="/blog" className="max-w-[40rem]" onSubmit={(event) => event.preventDefault()}>
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
            <Button type="submit">{words.button}</Button>
          </div>
        </form>
      </search>
      <div className="my-8 flex min-h-11 flex-wrap items-center gap-x-6 gap-y-4">
        <Outcome found={found.length} text={text} />
        {text && <ClearSearch onClear={clear} />}
      </div>
      {found.length > 0 && <ArticleRows posts={found} />}
    </>
  );
}

/** The list and its search; a visit to another address of the index starts it afresh. */
export function SearchableArticles() {
  const { key } = useLocation();
  const [query] = useSearchParams();
  return <Search key={key} asked={query.get("q") ?? ""} />;
}
