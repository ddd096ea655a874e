import { TextLink } from "~/components/ui/text-link";
import { blog, type Post } from "~/content/blog";
import { newsletter } from "~/forms/newsletter";
import { ArticleText } from "./article-text";
import { BackToBlog } from "./article-ways";

const words = blog.article;

/** A planned article: the short answer, and the way to be told when it is out. */
export const PlannedArticle = ({ name }: Post) => (
  <div className="wrap">
    <div className="prose">
      <ArticleText name={name} />
      <p className="print:hidden">
        {words.planned}{" "}
        <TextLink to={`#${newsletter.id}-form`} inline>
          {words.subscribe}
        </TextLink>
      </p>
    </div>
    <div className="mt-8">
      <BackToBlog />
    </div>
  </div>
);
