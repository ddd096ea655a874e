import type { Post } from "~/content/blog";
import { capitalized } from "~/content/facts";
import { type ListProps, titleLink } from "./article-rows";

/** A planned article's excerpt, whose first words the heading of the list says once for all to those who see it. */
function Summary({ of: { excerpt } }: { of: Post }) {
  const [, before = "", rest = excerpt] = excerpt.match(/^(Planned article: )(.+)$/) ?? [];
  return (
    <>
      <span className="sr-only">{before}</span>
      {capitalized(rest)}
    </>
  );
}

/** Articles that are planned: a line each, under a heading that says so. */
export const PlannedArticles = ({ posts, found = posts }: ListProps) => (
  <ul className="border-b border-rule text-small">
    {posts.map((post) => (
      <li
        key={post.id}
        data-post
        hidden={!found.includes(post)}
        className="relative grid gap-x-8 border-t border-rule py-3 lg:grid-cols-[5fr_7fr]"
      >
        <div>
          <h3 className="font-text font-semibold">
            <a href={post.slug} className={titleLink}>
              {post.title}
            </a>
          </h3>
          <p data-category className="text-muted">
            {post.category}
          </p>
        </div>{" "}
        <p data-excerpt className="text-muted">
          <Summary of={post} />
        </p>
      </li>
    ))}
  </ul>
);
