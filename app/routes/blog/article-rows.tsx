import clsx from "clsx";
import type { ReactNode } from "react";
import { CategoryDrawing } from "~/components/drawings/category-drawing";
import { blog, type Post, summaryOf } from "~/content/blog";
import { PostFacts } from "./post-facts";

/** A title in a list of words alone. */
export const titleLink = "cover-link text-petrol underline hover:decoration-2";

interface WrittenProps {
  post: Post;
  hidden: boolean;
  drawn: boolean;
  lead: boolean;
}

/** A written article, perhaps with its drawing; the newest one larger. */
const Written = ({ post, hidden, drawn, lead }: WrittenProps) => (
  <li
    data-post
    hidden={hidden}
    className={clsx(
      "relative grid gap-y-1 border-rule pt-6 pb-8 not-first:border-t md:gap-x-8",
      drawn ? "items-start" : "items-baseline",
      "md:grid-cols-3 lg:gap-x-16",
    )}
  >
    {drawn ? (
      <div className="enlarged engineering-grid bg-mist p-4 max-md:mb-3 max-md:h-42 max-md:p-2 max-md:*:h-full">
        <CategoryDrawing category={post.category} named />
      </div>
    ) : (
      <div className="md:*:flex-col md:*:items-start">
        <PostFacts {...post} />
      </div>
    )}
    <div className="md:col-span-2">
      {drawn && <PostFacts {...post} />}
      <h3
        className={clsx(
          drawn && "mt-1 text-[1.375rem] leading-tight",
          lead && "md:mt-2 md:text-statement",
        )}
      >
        <a href={post.slug} className={titleLink}>
          {post.title}
        </a>
      </h3>
      <p data-excerpt className="mt-3 max-w-prose text-muted">
        {post.excerpt}
      </p>
      {post.author && (
        <p className="mt-3 text-small text-muted">{`${blog.article.by} ${post.author}`}</p>
      )}
    </div>
  </li>
);

export interface ListProps {
  posts: readonly Post[];
  /** Those that are shown; all of them where nothing is searched. */
  found?: readonly Post[];
}

interface WrittenListProps extends ListProps {
  /** Each with its drawing. */
  drawn: boolean;
  /** The newest one large. */
  lead: boolean;
}

/** Articles that can be read. */
export const WrittenArticles = ({ posts, found = posts, drawn, lead }: WrittenListProps) => (
  <ul className="border-t-2 border-petrol">
    {posts.map((post, at) => (
      <Written
        key={post.id}
        post={post}
        hidden={!found.includes(post)}
        drawn={drawn}
        lead={lead && at === 0}
      />
    ))}
  </ul>
);

interface Line {
  to: string;
  title: string;
  text: string;
  above: ReactNode;
}

/** A page or an article by its words alone: what it is, its title and what it is about. */
const ReadOn = ({ to, title, text, above }: Line) => (
  <li className="relative border-t border-rule py-4 sm:py-5">
    {above}
    <h3 className="mt-1">
      <a href={to} className={titleLink}>
        {title}
      </a>
    </h3>
    <p className="mt-2 max-w-prose text-muted">{text}</p>
  </li>
);

interface ReadingProps {
  /** The page that stands before the articles. */
  page: Omit<Line, "above">;
  posts: readonly Post[];
}

/** Where to read on after an article. */
export const Reading = ({ page, posts }: ReadingProps) => (
  <ul className="grid gap-x-12 lg:grid-cols-3">
    <ReadOn
      {...page}
      above={<p className="text-small font-semibold text-muted">{blog.article.service}</p>}
    />
    {posts.map((post) => (
      <ReadOn
        key={post.id}
        to={post.slug}
        title={post.title}
        text={summaryOf(post)}
        above={<PostFacts {...post} />}
      />
    ))}
  </ul>
);
