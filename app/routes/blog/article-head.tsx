import { AssetPurchase } from "~/components/drawings/asset-purchase";
import { CategoryDrawing } from "~/components/drawings/category-drawing";
import { PlannedDrawing } from "~/components/drawings/planned-drawing";
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
      <span className="block">{rest}</span>
    </>
  );
};

/** A plan that the text refers to, which belongs on paper too; otherwise that of the category, which only decorates. */
const planOf = ({ placeholder, category, name }: Post) => {
  if (placeholder) {
    return <PlannedDrawing category={category} article={name} className="p-3 lg:p-4 print:p-1" />;
  }
  return firm && category === "Company News" ? (
    <AssetPurchase firm={firm} buyer={site.legalName} />
  ) : undefined;
};

/** The head of an article: its title, what it is about, who wrote it, and a plan. */
export const ArticleHead = (post: Post) => {
  const plan = planOf(post);
  return (
    <PageHead
      title={<Title text={post.title} />}
      printed={plan && "beside"}
      drawing={
        plan ?? (
          <div className="enlarged">
            <CategoryDrawing category={post.category} run />
          </div>
        )
      }
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
