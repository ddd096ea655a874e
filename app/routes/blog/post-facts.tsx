import clsx from "clsx";
import type { Post } from "~/content/blog";

interface Props extends Post {
  /** In a column of its own, from edge to edge. */
  columns?: boolean;
}

/** The line over an article's title: its category and its day, or that it is planned. */
export const PostFacts = ({ category, date, published, placeholder, columns }: Props) => (
  <p
    className={clsx(
      "flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted",
      columns && "md:justify-between",
    )}
  >
    <span data-category className="font-semibold whitespace-pre-wrap">
      {`${category} `}
    </span>{" "}
    {placeholder ? (
      <span className="rounded-tag border border-dashed border-petrol bg-white px-2 font-semibold text-petrol">
        {date}
      </span>
    ) : (
      <time dateTime={published} className="tabular">
        {date}
      </time>
    )}
  </p>
);
