import { CategoryDrawing } from "~/components/drawings/category-drawing";
import type { Post } from "~/content/blog";
import { PostFacts } from "./post-facts";

const Row = ({ post }: { post: Post }) => (
  <li className="group relative grid gap-x-8 gap-y-4 border-t border-rule py-8 hover:bg-mist sm:grid-cols-[9rem_1fr] md:px-4 lg:grid-cols-[11rem_6fr_5fr] lg:gap-x-12">
    <div className="w-36 border border-rule bg-white p-2 sm:w-auto sm:self-start">
      <CategoryDrawing category={post.category} />
    </div>
    <div>
      <PostFacts {...post} />
      <h3 className="mt-2 max-w-[40rem]">
        <a href={post.slug} className="after:absolute after:inset-0 group-hover:underline">
          {post.title}
        </a>
      </h3>
    </div>
    <p className="max-w-prose text-muted sm:col-start-2 lg:col-start-3">{post.excerpt}</p>
  </li>
);

/** Articles as ruled rows, each with the drawing of its category. */
export const ArticleRows = ({ posts }: { posts: readonly Post[] }) => (
  <ul className="border-b border-rule">
    {posts.map((post) => (
      <Row key={post.id} post={post} />
    ))}
  </ul>
);
