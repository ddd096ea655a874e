import { AssetPurchase } from "~/components/drawings/asset-purchase";
import { CategoryDrawing } from "~/components/drawings/category-drawing";
import { Named } from "~/components/sections/named";
import { PageHead } from "~/components/sections/page-head";
import { Sentences } from "~/components/ui/sentences";
import { site } from "~/config/site";
import { memberNamed } from "~/content/about";
import { blog, type Post, summaryOf } from "~/content/blog";
import { PostFacts } from "./post-facts";

const AuthorLine = ({ name, title }: { name: string; title: string }) => (
  <p className="mt-4 text-small">
    {blog.article.by}{" "}
    <a href="/about#team" className="font-semibold text-petrol underline" translate="no">
      {name}
    </a>
    , {title}
  </p>
);

const firm = site.acquisition?.firm ?? "";

/** A title, which breaks where a colon ends its subject, and not within a company's name. */
const Title = ({ text }: { text: string }) => {
  const [subject, rest] = text.split(/(?<=:) /);
  if (!rest) return <Sentences text={text} />;
  const whole = firm && subject?.startsWith(firm) ? firm : "";
  return (
    <>
      <span className="block">
        {whole && <span className="sm:whitespace-nowrap">{whole}</span>}
        {subject?.slice(whole.length)}
      </span>{" "}
      <span className="block">
        <Named text={rest} />
      </span>
    </>
  );
};

/** What stands beside the title of an article that can be read: a plan that the text refers to, which belongs on paper too, or that of its category. */
const Plan = ({ category, sold }: { category: Post["category"]; sold: boolean }) =>
  sold ? (
    <AssetPurchase firm={firm} buyer={site.legalName} />
  ) : (
    <div className="enlarged">
      <CategoryDrawing category={category} run />
    </div>
  );

/** The head of an article: its title, what it is about, who wrote it, and a plan unless it is only planned. */
export const ArticleHead = (post: Post) => {
  const sold = firm !== "" && post.category === "Company News";
  return (
    <PageHead
      title={<Title text={post.title} />}
      printed={sold && "beside"}
      drawing={post.placeholder ? undefined : <Plan category={post.category} sold={sold} />}
      above={
        <div className="mb-4">
          <PostFacts {...post} />
        </div>
      }
    >
      <p>{summaryOf(post)}</p>
      {post.author && <AuthorLine {...memberNamed(post.author)} />}
    </PageHead>
  );
};
