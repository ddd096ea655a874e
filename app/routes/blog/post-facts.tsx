import type { Post } from "~/content/blog";

/** The line over an article's title: its category and its day, or that it is planned. */
export const PostFacts = ({ category, date, published, placeholder }: Post) => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted">
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
