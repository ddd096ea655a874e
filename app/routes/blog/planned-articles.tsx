import { PlannedDrawing } from "~/components/drawings/planned-drawing";
import { blog } from "~/content/blog";
import { type ListProps, titleLink } from "./article-rows";

const words = blog.list;

/** Articles that are planned, each by its dashed sheet. The search also knows what each is about. */
export const PlannedArticles = ({ posts, found = posts }: ListProps) => (
  <div className="grid gap-x-8 gap-y-6 border-t-2 border-petrol pt-6 md:grid-cols-3 md:gap-y-10 lg:gap-x-16">
    <div>
      <h2>{words.planned}</h2>
      <p className="mt-2 text-muted">{words.short}</p>
    </div>
    <ul className="contents">
      {posts.map((post) => (
        <li
          key={post.id}
          data-post
          hidden={!found.includes(post)}
          className="relative grid grid-cols-[6rem_1fr] items-start gap-x-4 md:flex md:flex-col"
        >
          <PlannedDrawing
            category={post.category}
            article={post.name}
            className="w-full p-2 md:mb-3 md:p-6"
          />
          <div>
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
          </div>
        </li>
      ))}
    </ul>
  </div>
);
