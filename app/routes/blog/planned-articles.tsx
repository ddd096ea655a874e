import { PlannedDrawing } from "~/components/drawings/planned-drawing";
import { blog } from "~/content/blog";
import { type ListProps, titleLink } from "./article-rows";

const words = blog.list;

/** Articles that are planned, each under its dashed sheet, in one row of a wide screen; a phone has no room for sheets. The search also knows what each is about. */
export const PlannedArticles = ({ posts, found = posts }: ListProps) => (
  <div className="border-t-2 border-petrol pt-6">
    <div className="flex flex-wrap items-baseline gap-x-4">
      <h2>{words.planned}</h2>
      <p className="text-muted">{words.short}</p>
    </div>
    <ul className="mt-4 grid gap-x-6 gap-y-8 max-md:divide-y max-md:divide-dashed max-md:divide-petrol max-md:gap-y-0 md:mt-6 md:grid-cols-3 lg:grid-cols-5">
      {posts.map((post) => (
        <li key={post.id} data-post hidden={!found.includes(post)} className="relative max-md:py-3">
          <PlannedDrawing
            category={post.category}
            article={post.name}
            className="mb-3 p-4 max-md:hidden"
          />
          <p data-category className="text-small text-muted">
            {post.category}
          </p>
          <h3>
            <a href={post.slug} className={titleLink}>
              {post.title}
            </a>
          </h3>
          <p data-excerpt hidden>
            {post.excerpt}
          </p>
        </li>
      ))}
    </ul>
  </div>
);
