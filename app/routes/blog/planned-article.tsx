import { TextLink } from "~/components/ui/text-link";
import { blog, type Post } from "~/content/blog";
import { newsletter } from "~/forms/newsletter";
import { ArticleText } from "./article-text";
import { BackToBlog } from "./article-ways";

const words = blog.article;
const columns = "grid items-start gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] lg:gap-x-20";

/** A planned article: the short answer, what it will add, and the way to be told when it is out. */
export const PlannedArticle = ({ name }: Post) => (
  <div className="wrap">
    <div className={`prose outlook ${columns}`}>
      <ArticleText name={name} />
    </div>
    <p className="mt-8 border-t-2 border-petrol pt-6 print:hidden">
      <b>{words.planned}</b> {words.often}{" "}
      <TextLink to={`#${newsletter.id}-form`} inline>
        {words.subscribe}
      </TextLink>
    </p>
    <BackToBlog />
  </div>
);
