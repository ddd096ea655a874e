import { CategoryDrawing } from "~/components/drawings/category-drawing";
import type { Post } from "~/content/blog";
import { PostFacts } from "./post-facts";

const titleLink = "after:absolute after:inset-0 hover:underline";

/** A written article, with its drawing large beside it. */
const Written = ({ post }: { post: Post }) => (
  <li className="relative grid items-center gap-x-8 gap-y-4 border-t-2 border-petrol py-8 lg:grid-cols-[4fr_7fr]">
    <div className="border border-rule bg-mist p-6">
      <CategoryDrawing category={post.category} />
    </div>
    <div>
      <PostFacts {...post} />
      <h3 className="mt-2 text-statement">
        <a href={post.slug} className={titleLink}>
          {post.title}
        </a>
      </h3>
      <p className="mt-3 max-w-prose text-muted">{post.excerpt}</p>
    </div>
  </li>
);

/** A planned article, as a line of a list. */
const Planned = ({ post }: { post: Post }) => (
  <li className="relative grid gap-x-8 border-t border-rule py-5 md:grid-cols-[4fr_7fr]">
    <PostFacts {...post} />
    <div>
      <h3>
        <a href={post.slug} className={titleLink}>
          {post.title}
        </a>
      </h3>
      <p className="text-muted">{post.excerpt}</p>
    </div>
  </li>
);

/** Articles that can be read first, and under them those that are planned. */
export const ArticleRows = ({ posts }: { posts: readonly Post[] }) => (
  <ul className="border-b border-rule">
    {posts.map((post) =>
      post.placeholder ? (
        <Planned key={post.id} post={post} />
      ) : (
        <Written key={post.id} post={post} />
      ),
    )}
  </ul>
);
