import type { ListProps } from "./article-rows";

/** Articles that are planned: a quiet line each. The search also knows what each is about. */
export const PlannedArticles = ({ posts, found = posts }: ListProps) => (
  <ul>
    {posts.map((post) => (
      <li
        key={post.id}
        data-post
        hidden={!found.includes(post)}
        className="relative items-baseline gap-x-8 border-t border-dashed border-petrol py-3 md:grid md:grid-cols-[4fr_7fr] lg:grid-cols-[3fr_8fr] lg:gap-x-20"
      >
        <p data-category className="text-small font-semibold text-muted">
          {post.category}
        </p>
        <h3 className="font-text font-normal max-md:mt-1">
          <a href={post.slug} className="cover-link text-muted underline">
            {post.title}
          </a>
        </h3>
        <p data-excerpt hidden>
          {post.excerpt}
        </p>
      </li>
    ))}
  </ul>
);
