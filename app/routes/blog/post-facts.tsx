import { blog, type Post } from "~/content/blog";

/** The line over an article's title: its category, its day, and whether it is still to come. */
export const PostFacts = ({ category, date, published, placeholder }: Post) => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted">
    <span className="font-semibold text-petrol">{category}</span>
    <time dateTime={published} className="tabular-nums">
      {date}
    </time>
    {placeholder && (
      <span className="rounded-tag bg-amber-wash px-2 font-semibold text-amber-ink">
        {blog.list.soon}
      </span>
    )}
  </p>
);
