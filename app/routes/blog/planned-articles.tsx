import { type ListProps, titleLink } from "./article-rows";

/** Articles that are planned: a line each, under a heading that says so. The search also knows what each is about. */
export const PlannedArticles = ({ posts, found = posts }: ListProps) => (
  <ul className="border-b border-rule">
    {posts.map((post) => (
      <li
        key={post.id}
        data-post
        hidden={!found.includes(post)}
        className="relative items-baseline justify-between gap-x-8 border-t border-rule py-3 md:flex"
      >
        <h3 className="font-text font-normal">
          <a href={post.slug} className={titleLink}>
            {post.title}
          </a>
        </h3>{" "}
        <p data-category className="text-small text-muted md:shrink-0">
          {post.category}
        </p>
        <p data-excerpt hidden>
          {post.excerpt}
        </p>
      </li>
    ))}
  </ul>
);
