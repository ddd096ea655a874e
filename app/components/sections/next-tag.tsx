import { site } from "~/config/site";

/** Over the heading of the section that a page ends in; the amber run ends in its word. */
export const NextTag = () => (
  <p className="next-tag relative mb-3 w-fit font-head font-bold">
    What’s <span className="tag-word">{site.tagWord}</span>?
  </p>
);
