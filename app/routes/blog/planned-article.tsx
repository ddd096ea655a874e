import { TextLink } from "~/components/ui/text-link";
import { blog, type Post } from "~/content/blog";
import { newsletter } from "~/forms/newsletter";
import { ArticleText } from "./article-text";
import { BackToBlog } from "./article-ways";

const words = blog.article;

/** A planned article: the short answer, and the way to be told when it is out. */
export const PlannedArticle = ({ name }: Post) => (
  <div className="wrap grid gap-x-20 gap-y-8 lg:grid-cols-7-4">
    <div className="prose">
      <ArticleText name={name} />
    </div>
    <div>
      <p className="mb-8">
        {words.planned}{" "}
        <TextLink to={`#${newsletter.id}-form`} inline className="print:hidden">
          {words.subscribe}
        </TextLink>
      </p>
      <BackToBlog />
    </div>
  </div>
);
