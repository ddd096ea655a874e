import type { MetaArgs } from "@remix-run/cloudflare";
import { useLocation } from "@remix-run/react";
import { Page } from "~/components/layout/page";
import { Closing } from "~/components/sections/closing";
import { Section } from "~/components/ui/section";
import { site } from "~/config/site";
import { memberNamed } from "~/content/about";
import { blog, type Post, pageOf, posts, relatedTo } from "~/content/blog";
import { purposes } from "~/content/site-map";
import { headOf } from "~/head/page-meta";
import { blogPosting } from "~/head/structured-data";
import { ArticleHead } from "./article-head";
import { Reading } from "./article-rows";
import { ArticleText, sectionsOf } from "./article-text";
import { ArticleSections, BackToBlog } from "./article-ways";
import { PlannedArticle } from "./planned-article";

export { submit as action } from "~/leads/submit.server";

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

/** An article that can be read, and its list of contents. */
const Written = ({ name }: Post) => (
  <div className="wrap">
    <ArticleSections sections={sectionsOf(name)} />
    <div className="prose">
      <ArticleText name={name} />
    </div>
    <div className="mt-8">
      <BackToBlog />
    </div>
  </div>
);

/** Every article, told apart by its path (specification 2, Blog index). */
export default function Article() {
  const post = postAt(useLocation().pathname);
  const related = post.placeholder ? [] : relatedTo(post);
  const { to, label, closing } = pageOf[post.category];
  return (
    <Page>
      <article>
        <ArticleHead {...post} />
        <div className="section on-white tight">
          {post.placeholder ? <PlannedArticle {...post} /> : <Written {...post} />}
        </div>
      </article>
      {related.length > 0 && (
        <Section rhythm="tight" className="print:hidden">
          <div className="section-head mb-6">
            <h2>{words.related}</h2>
          </div>
          <Reading page={{ to, title: label, text: purposes[to] ?? "" }} posts={related} />
        </Section>
      )}
      <Closing {...closing} button={words.button} to="/contact" />
    </Page>
  );
}
