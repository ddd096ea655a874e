import { summaryOf } from "~/content/blog";
import { type ListProps, titleLink } from "./article-rows";

/** Articles that are planned: a line each, under a heading that says so. */
export const PlannedArticles = ({ posts, found = posts }: ListProps) => (
  <ul className="border-b border-rule">
    {posts.map((post) => (
      <li
        key={post.id}
        data-post
        hidden={!found.includes(post)}
        className="relative grid gap-x-8 border-t border-rule py-4 md:grid-cols-[4fr_7fr] lg:gap-x-20"
      >
        <div>
          <h3 className="font-text font-semibold">
            <a href={post.slug} className={titleLink}>
              {post.title}
            </a>
          </h3>
          <p data-category className="text-small text-muted">
            {post.category}
          </p>
        </div>{" "}
        <p data-excerpt className="max-md:mt-1 text-muted">
          {summaryOf(post)}
        </p>
      </li>
    ))}
  </ul>
);
