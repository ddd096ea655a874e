import { blog, summaryOf } from "~/content/blog";
import { type ListProps, titleLink } from "./article-rows";

const words = blog.list;

/** Articles that are planned: what each is about, between dashed lines. */
export const PlannedArticles = ({ posts, found = posts }: ListProps) => (
  <div className="border-t-2 border-petrol pt-6">
    <div className="section-head flex flex-wrap items-baseline gap-x-4">
      <h2 className="text-statement">{words.planned}</h2>
      <p className="text-muted">{words.short}</p>
    </div>
    <ul className="mt-3 divide-y divide-dashed divide-petrol">
      {posts.map((post) => (
        <li
          key={post.id}
          data-post
          hidden={!found.includes(post)}
          className="relative grid gap-x-8 py-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-16"
        >
          <p data-category className="text-small text-muted md:col-span-full">
            {post.category}
          </p>
          <h3>
            <a href={post.slug} className={titleLink}>
              {post.title}
            </a>
          </h3>
          <p data-excerpt className="text-muted max-md:mt-1 lg:col-span-2">
            <span hidden>{post.excerpt.slice(0, -summaryOf(post).length)}</span>
            {summaryOf(post)}
          </p>
        </li>
      ))}
    </ul>
  </div>
);
