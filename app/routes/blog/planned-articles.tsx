import { blog } from "~/content/blog";
import { type ListProps, titleLink } from "./article-rows";

const words = blog.list;

/** Articles that are planned, in a compact strip. */
export const PlannedArticles = ({ posts, found = posts }: ListProps) => (
  <div>
    <div className="section-head flex flex-wrap items-baseline gap-x-4 gap-y-2">
      <h2>{words.planned}</h2>
      <p className="text-muted">{words.short}</p>
    </div>
    <ul className="mt-3 grid gap-x-12 border-t-2 border-petrol md:grid-cols-2">
      {posts.map((post) => (
        <li
          key={post.id}
          data-post
          hidden={!found.includes(post)}
          className="relative border-b border-rule py-3"
        >
          <p data-category className="text-small text-muted">
            {post.category}
          </p>
          <h3 className="text-body">
            <a href={post.slug} className={titleLink}>
              {post.title}
            </a>
          </h3>
          {/* What a search looks through. */}
          <p data-excerpt hidden>
            {post.excerpt}
          </p>
        </li>
      ))}
    </ul>
  </div>
);
