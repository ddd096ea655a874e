import { Button, ButtonLink } from "~/components/ui/button";
import { articleCount, blog, posts } from "~/content/blog";
import { useHydrated } from "~/lib/use-hydrated";

const words = blog.list;

/** With a script a button, which keeps the reader at the field; without one a link. */
export function ClearSearch({ onClear }: { onClear: () => void }) {
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
export const Outcome = ({ found, text }: { found: number; text: string }) => (
  <div role="status" className="min-w-0 text-muted">
    {found === 0 && (
      <p className="mb-3 font-head text-statement font-bold text-ink">{words.none}</p>
    )}
    <p>
      {!text && articleCount}
      {text && found > 0 && `${found} of ${posts.length} articles match “${text}”`}
      {text && found === 0 && `Nothing has “${text}” in its title, summary or category.`}
    </p>
  </div>
);
