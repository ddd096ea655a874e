import clsx from "clsx";
import type { Post } from "~/content/blog";

interface Props extends Post {
  /** Below each other in a list, they stand in columns where there is room. */
  columns?: boolean;
}

/** The line over an article's title: its category and its day, or that it is planned. */
export const PostFacts = ({ category, date, published, placeholder, columns }: Props) => (
  <p
    className={clsx(
      "flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted",
      columns && "md:grid md:grid-cols-[11rem_1fr] md:justify-items-start",
    )}
  >
    <span data-category className="font-semibold whitespace-pre-wrap">
      {`${category} `}
    </span>{" "}
    {placeholder ? (
      <span className="rounded-tag bg-tint px-2 font-semibold text-petrol">{date}</span>
    ) : (
      <time dateTime={published} className="tabular">
        {date}
      </time>
    )}
  </p>
);
