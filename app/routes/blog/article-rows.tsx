import { Fragment } from "react";
import { CategoryDrawing } from "~/components/drawings/category-drawing";
import { AskLine } from "~/components/sections/ask-line";
import { posts as allPosts, blog, type Post, summaryOf } from "~/content/blog";
import { PostFacts } from "./post-facts";

/** A title in a list of words alone. */
export const titleLink = "cover-link text-petrol underline hover:decoration-2";

/** A written article with its drawing. */
const Written = ({ post, hidden }: { post: Post; hidden: boolean }) => (
  <li
    data-post
    hidden={hidden}
    className="relative grid items-start gap-x-8 gap-y-6 border-t-2 border-petrol pt-6 pb-8 sm:pb-12 md:grid-cols-[4fr_7fr] lg:grid-cols-[3fr_8fr] lg:gap-x-20"
  >
    <div className="enlarged engineering-grid bg-mist p-6">
      <CategoryDrawing category={post.category} article={post.name} />
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

export interface ListProps {
  posts: readonly Post[];
  /** Those that are shown; all of them where nothing is searched. */
  found?: readonly Post[];
}

/** Articles that can be read; on a phone a long list has a way out after every second one. */
export const WrittenArticles = ({ posts, found = posts }: ListProps) => (
  <ul>
    {posts.map((post, at) => (
      <Fragment key={post.id}>
        {at > 0 && at % 2 === 0 && (
          <li className="pb-8 sm:hidden print:hidden">
            <AskLine to="/contact">Ask us what an article doesn’t answer</AskLine>
          </li>
        )}
        <Written post={post} hidden={!found.includes(post)} />
      </Fragment>
    ))}
  </ul>
);

/** Articles by their words alone: in rows, or beside each other, where their titles begin at one height. */
export const ArticleLines = ({ posts }: Pick<ListProps, "posts">) => (
  <ul className="grid gap-x-12 lg:grid-cols-2">
    {posts.map((post) => (
      <li
        key={post.id}
        className="relative border-t border-rule py-4 sm:py-5 md:grid md:grid-cols-2 md:items-start md:gap-x-8 md:max-lg:grid-rows-[auto_1fr] lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0"
      >
        <PostFacts {...post} />
        <h3 className="mt-1 md:max-lg:col-start-1">
          <a href={post.slug} className={titleLink}>
            {post.title}
          </a>
        </h3>
        <p className="mt-2 max-w-prose text-muted md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:mt-0">
          {summaryOf(post)}
        </p>
      </li>
    ))}
  </ul>
);

/** What there is to read, for a search that found none of it. */
export const AllArticles = () => (
  <nav aria-labelledby="other-articles">
    <h3 id="other-articles">{blog.list.others}</h3>
    <ul className="mt-3 border-b border-rule">
      {allPosts.map((post) => (
        <li
          key={post.id}
          className="relative items-baseline gap-x-6 border-t border-rule py-3 md:grid md:grid-cols-[1fr_22rem]"
        >
          <a href={post.slug} className={`font-semibold ${titleLink}`}>
            {post.title}
          </a>{" "}
          <PostFacts {...post} columns />
        </li>
      ))}
    </ul>
  </nav>
);
