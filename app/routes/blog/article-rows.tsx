import clsx from "clsx";
import type { ReactNode } from "react";
import { CategoryDrawing } from "~/components/drawings/category-drawing";
import { Named } from "~/components/sections/named";
import { blog, type Post, summaryOf } from "~/content/blog";
import { PostFacts } from "./post-facts";

/** A title in a list of words alone. */
export const titleLink = "cover-link text-petrol underline hover:decoration-2";

interface WrittenProps {
  post: Post;
  hidden: boolean;
}

/** An article by its words: its facts on the left, its title and what it is about on the right. */
const WrittenRow = ({ post, hidden }: WrittenProps) => (
  <li
    data-post
    hidden={hidden}
    className="relative grid items-baseline gap-x-8 gap-y-1 border-rule pt-6 pb-8 last:pb-0 not-first:border-t md:grid-cols-3 lg:gap-x-16"
  >
    <div className="md:*:flex-col md:*:items-start">
      <PostFacts {...post} />
    </div>
    <div className="md:col-span-2">
      <h3>
        <a href={post.slug} className={titleLink}>
          <Named text={post.title} />
        </a>
      </h3>
      <About {...post} />
    </div>
  </li>
);

/** An article under its drawing. */
const WrittenCard = ({ post, hidden }: WrittenProps) => (
  <li data-post hidden={hidden} className="relative">
    <div className="enlarged engineering-grid mb-4 h-44 bg-mist p-3 *:h-full sm:h-56 lg:mb-5 lg:h-80 lg:p-5">
      <CategoryDrawing category={post.category} named />
    </div>
    <PostFacts {...post} />
    <h3 className="mt-2 text-balance">
      <a href={post.slug} className={titleLink}>
        <Named text={post.title} />
      </a>
    </h3>
    <About {...post} />
  </li>
);

const About = ({ excerpt, author }: Post) => (
  <>
    <p data-excerpt className="mt-3 max-w-prose text-muted">
      {excerpt}
    </p>
    {author && (
      <p className="mt-3 text-small text-muted">
        {blog.article.by} <span translate="no">{author}</span>
      </p>
    )}
  </>
);

export interface ListProps {
  posts: readonly Post[];
  /** Those that are shown; all of them where nothing is searched. */
  found?: readonly Post[];
}

/** Articles that can be read: each with its drawing, or as rows of words. */
export const WrittenArticles = ({
  posts,
  found = posts,
  drawn,
}: ListProps & { drawn: boolean }) => (
  <ul
    className={clsx(
      "border-t-2 border-petrol",
      drawn && "grid gap-x-8 gap-y-10 pt-6 md:grid-cols-2 lg:gap-x-16",
    )}
  >
    {posts.map((post) => {
      const facts = { post, hidden: !found.includes(post) };
      return drawn ? (
        <WrittenCard key={post.id} {...facts} />
      ) : (
        <WrittenRow key={post.id} {...facts} />
      );
    })}
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
        <Named text={title} />
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
