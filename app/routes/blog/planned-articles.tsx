import { blog } from "~/content/blog";
import type { ListProps } from "./article-rows";

const words = blog.list;

/** Articles that are planned: a quiet line each. The search also knows what each is about. */
export const PlannedArticles = ({ posts, found = posts }: ListProps) => (
  <div className="grid gap-x-8 gap-y-4 md:grid-cols-[4fr_7fr] lg:grid-cols-[3fr_8fr] lg:gap-x-20">
    <div>
      <h2>{words.planned}</h2>
      <p className="mt-2 text-small text-muted">{words.short}</p>
    </div>
    <ul>
      {posts.map((post) => (
        <li
          key={post.id}
          data-post
          hidden={!found.includes(post)}
          className="relative items-baseline justify-between gap-x-8 border-t border-dashed border-petrol py-3 md:first:border-0 md:first:pt-0 lg:flex"
        >
          <h3 className="font-text font-normal">
            <a href={post.slug} className="cover-link text-muted underline">
              {post.title}
            </a>
          </h3>
          <p data-category className="shrink-0 text-small text-muted">
            {post.category}
          </p>
          <p data-excerpt hidden>
            {post.excerpt}
          </p>
        </li>
      ))}
    </ul>
  </div>
);
