import type { MetaArgs } from "@remix-run/cloudflare";
import { useLocation } from "@remix-run/react";
import clsx from "clsx";
import { AssetPurchase } from "~/components/drawings/asset-purchase";
import { CategoryDrawing } from "~/components/drawings/category-drawing";
import { PlannedDrawing } from "~/components/drawings/planned-drawing";
import { Page } from "~/components/layout/page";
import { Closing } from "~/components/sections/closing";
import { PageHead } from "~/components/sections/page-head";
import { Section } from "~/components/ui/section";
import { Sentences } from "~/components/ui/sentences";
import { site } from "~/config/site";
import { memberNamed } from "~/content/about";
import { blog, type Post, pageOf, posts, relatedTo, summaryOf } from "~/content/blog";
import { purposes } from "~/content/site-map";
import { headOf } from "~/head/page-meta";
import { blogPosting } from "~/head/structured-data";
import { Reading } from "./article-rows";
import { ArticleText, sectionsOf } from "./article-text";
import { ArticleSections, BackToBlog } from "./article-ways";
import { PlannedArticle } from "./planned-article";
import { PostFacts } from "./post-facts";

const postAt = (path: string): Post => {
  const post = posts.find(({ slug }) => slug === path);
  if (!post) throw new Error(`No article stands at ${path}.`);
  return post;
};

export const meta = ({ location }: MetaArgs) => {
  const post = postAt(location.pathname);
  return headOf({
    path: post.slug,
    title: `${post.title} | ${site.brand}`,
    description: post.excerpt,
    ...(post.placeholder
      ? { noindex: true }
      : {
          article: {
            published: post.published,
            modified: post.updated ?? post.published,
            section: post.category,
          },
          graph: [blogPosting(post, memberNamed(post.author ?? ""))],
        }),
  });
};

export { feedLinks as links } from "~/head/feed-links";

const words = blog.article;

const AuthorLine = ({ name, title }: { name: string; title: string }) => (
  <p className="mt-4 text-small">
    {words.by}{" "}
    <a href="/about#team" className="font-semibold text-petrol underline">
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

/** An article that can be read, and its list of contents; the headings of a short one stand beside their text. */
const Written = ({ name }: Post) => {
  const sections = sectionsOf(name);
  const short = sections.length < 7;
  return (
    <div className="wrap">
      <ArticleSections sections={sections} short={short} />
      <div className={clsx("prose", short && "railed")}>
        <ArticleText name={name} />
      </div>
      <div className="mt-8">
        <BackToBlog />
      </div>
    </div>
  );
};

/** Every article, told apart by its path (specification 2, Blog index). */
export default function Article() {
  const post = postAt(useLocation().pathname);
  const related = post.placeholder ? [] : relatedTo(post);
  const { to, label, closing } = pageOf[post.category];
  return (
    <Page newsletter={!post.placeholder}>
      <article>
        <PageHead
          title={<Title text={post.title} />}
          size="article"
          drawing={
            post.placeholder ? (
              <PlannedDrawing
                category={post.category}
                article={post.name}
                numbered
                className="p-4 lg:p-6"
              />
            ) : (
              <div className="enlarged">
                {firm && post.category === "Company News" ? (
                  <AssetPurchase firm={firm} buyer={site.legalName} />
                ) : (
                  <CategoryDrawing category={post.category} run />
                )}
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
        <div className="section on-white tight">
          {post.placeholder ? <PlannedArticle {...post} /> : <Written {...post} />}
        </div>
      </article>
      {!post.placeholder && (
        <div className="print:hidden">
          {closing && <Closing {...closing} button={words.button} to="/contact" />}
          {related.length > 0 && (
            <Section rhythm="tight">
              <div className="section-head mb-6">
                <h2>{words.related}</h2>
              </div>
              <Reading page={{ to, title: label, text: purposes[to] ?? "" }} posts={related} />
            </Section>
          )}
        </div>
      )}
    </Page>
  );
}
