import clsx from "clsx";
import type { ReactNode } from "react";
import { CategoryDrawing } from "~/components/drawings/category-drawing";
import { blog, type Post, summaryOf } from "~/content/blog";
import { PostFacts } from "./post-facts";

/** A title in a list of words alone. */
export const titleLink = "cover-link text-petrol underline hover:decoration-2";

/** A written article; the newest one with its drawing, and as large. */
const Written = ({ post, hidden, lead }: { post: Post; hidden: boolean; lead: boolean }) => (
  <li
    data-post
    hidden={hidden}
    className={clsx(
      "relative items-start border-t-2 border-petrol py-6",
      lead
        ? "grid gap-x-12 gap-y-6 sm:pb-12 md:grid-cols-2 lg:gap-x-20"
        : "md:grid md:grid-cols-[4fr_7fr] md:gap-x-8 lg:grid-cols-[3fr_8fr] lg:gap-x-20",
    )}
  >
    {lead && (
      <div className="enlarged engineering-grid bg-mist p-6">
        <CategoryDrawing category={post.category} article={post.name} named />
      </div>
    )}
    <div className={lead ? undefined : "contents"}>
      <PostFacts {...post} />
      <div>
        <h3 className={lead ? "mt-2 text-[1.375rem] leading-tight" : "max-md:mt-1"}>
          <a href={post.slug} className={titleLink}>
            {post.title}
          </a>
        </h3>
        <p data-excerpt className="mt-3 max-w-prose text-muted">
          {post.excerpt}
        </p>
      </div>
    </div>
  </li>
);

export interface ListProps {
  posts: readonly Post[];
  /** Those that are shown; all of them where nothing is searched. */
  found?: readonly Post[];
}

interface WrittenProps extends ListProps {
  /** The newest one is shown large. */
  lead: boolean;
}

/** Articles that can be read. */
export const WrittenArticles = ({ posts, found = posts, lead }: WrittenProps) => (
  <ul>
    {posts.map((post, at) => (
      <Written key={post.id} post={post} hidden={!found.includes(post)} lead={lead && at === 0} />
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
