import clsx from "clsx";
import { CategoryDrawing } from "~/components/drawings/category-drawing";
import { blog, type Post, posts } from "~/content/blog";
import { PostFacts } from "./post-facts";

const titleLink = "cover-link hover:underline";

/** A written article with its drawing: the newest as large as its words, the others smaller. */
const Written = ({ post, first, hidden }: { post: Post; first: boolean; hidden: boolean }) => (
  <li
    data-post
    hidden={hidden}
    className={clsx(
      "relative grid items-start gap-x-8 gap-y-6 border-t-2 border-petrol pt-6 pb-8 sm:pb-12",
      first ? "md:grid-cols-2" : "md:grid-cols-[4fr_7fr]",
    )}
  >
    <div className="engineering-grid bg-mist p-6">
      <CategoryDrawing category={post.category} />
    </div>
    <div>
      <PostFacts {...post} />
      <h3 className="mt-2 text-statement">
        <a href={post.slug} className={titleLink}>
          {post.title}
        </a>
      </h3>
      <p data-excerpt className="mt-3 max-w-prose text-muted">
        {post.excerpt}
      </p>
    </div>
  </li>
);

interface ListProps {
  posts: readonly Post[];
  /** Those that are shown; all of them where nothing is searched. */
  found?: readonly Post[];
}

/** Articles that can be read, the newest with the largest drawing. */
export const WrittenArticles = ({ posts, found = posts }: ListProps) => (
  <ul>
    {posts.map((post, at) => (
      <Written key={post.id} post={post} first={at === 0} hidden={!found.includes(post)} />
    ))}
  </ul>
);

interface LinesProps extends ListProps {
  /** Three beside each other, instead of one under the other. */
  columns?: boolean;
}

/** Articles by their words alone. */
export const ArticleLines = ({ posts, found = posts, columns = false }: LinesProps) => (
  <ul className={columns ? "grid gap-x-12 md:grid-cols-3" : "self-start border-b border-rule"}>
    {posts.map((post) => (
      <li
        key={post.id}
        data-post
        hidden={!found.includes(post)}
        className="relative border-t border-rule py-4 sm:py-5"
      >
        <PostFacts {...post} />
        <h3 className="mt-1">
          <a href={post.slug} className={titleLink}>
            {post.title}
          </a>
        </h3>
        <p data-excerpt className="mt-2 max-w-prose text-muted">
          {post.excerpt}
        </p>
      </li>
    ))}
  </ul>
);

/** What there is to read, for a search that found none of it. */
export const AllArticles = () => (
  <nav aria-labelledby="other-articles">
    <h3 id="other-articles">{blog.list.others}</h3>
    <ul className="mt-4 border-b border-rule">
      {posts.map(({ id, slug, title, category, date }) => (
        <li key={id} className="border-t border-rule py-3">
          <a href={slug} className="inline-flex min-h-11 items-center font-semibold underline">
            {title}
          </a>
          <p className="text-small text-muted">
            {category}, {date}
          </p>
        </li>
      ))}
    </ul>
  </nav>
);
