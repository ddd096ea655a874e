import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useSearchParams } from "@remix-run/react";
import { LeadForm } from "~/components/form/lead-form";
import { Page } from "~/components/layout/page";
import { NextTag } from "~/components/sections/next-tag";
import { PageHead } from "~/components/sections/page-head";
import { SectionHead } from "~/components/ui/section";
import { blog, posts } from "~/content/blog";
import { blogNewsletter, blogNewsletterHandler } from "~/forms/newsletter";
import { headOf } from "~/head/page-meta";
import { blogIndex } from "~/head/structured-data";
import { submit } from "~/leads/submit.server";
import { matchPosts, SEARCH_LIMIT } from "~/lib/match-posts";
import { truncate } from "~/lib/plain-text";
import { searchOutcome } from "~/lib/search-outcome";
import { ArticleSearch, OtherSearches, Outcome } from "./blog/article-search";
import { SearchableArticles } from "./blog/searchable-articles";

/** A search and what it found. */
function searchOf(query: URLSearchParams) {
  const typed = query.get("q")?.trim() ?? "";
  const text = truncate(typed, SEARCH_LIMIT);
  const found = matchPosts(posts, text);
  const outcome = text && searchOutcome(found.length, posts.length, text);
  return { typed, text, found, outcome };
}

export const meta: MetaFunction = ({ location }) => {
  const { outcome } = searchOf(new URLSearchParams(location.search));
  const head = headOf({
    path: "/blog",
    title: blog.title,
    description: blog.description,
    modified: posts[0]?.published,
    graph: [blogIndex(posts)],
  });
  const title = `${outcome} | ${blog.title}`;
  return outcome ? head.map((tag) => ("title" in tag ? { title } : tag)) : head;
};

export const action = (args: ActionFunctionArgs) => submit(args, blogNewsletterHandler);

export { feedLinks as links } from "~/head/feed-links";

/** How the page ends, but not while somebody searches. */
const Newsletter = ({ searched }: { searched: boolean }) => (
  <section
    id="newsletter"
    data-unsearched
    hidden={searched}
    className="section tight closing bg-mist print:hidden"
  >
    <div className="wrap">
      <SectionHead
        title={blog.newsletter.title}
        intro={blog.newsletter.text}
        closing={<NextTag />}
      />
      <div className="one-row max-w-wide">
        <LeadForm form={blogNewsletter} />
      </div>
    </div>
  </section>
);

/** Blog index (specification 2, Blog index). What a search found is a page of its own. */
export default function Blog() {
  const [query] = useSearchParams();
  const { typed, text, found, outcome } = searchOf(query);
  const none = found.length === 0;
  return (
    <Page>
      {text ? (
        <PageHead
          title={
            <span id="found" tabIndex={-1} className="wrap-anywhere">
              <Outcome outcome={outcome} />
            </span>
          }
          drawing={<OtherSearches hidden={!none} />}
        >
          <ArticleSearch asked={text} searched cut={text !== typed} />
        </PageHead>
      ) : (
        <PageHead
          title={blog.heading}
          low
          drawing={<ArticleSearch asked={text} searched={false} />}
        >
          <p className="text-balance">{blog.text}</p>
        </PageHead>
      )}
      <section id="articles" className="section on-white tight">
        <div className="wrap">
          {!text && (
            <div className="section-head mb-4">
              <h2 id="found" tabIndex={-1} className="wrap-anywhere">
                <Outcome outcome={outcome} />
              </h2>
            </div>
          )}
          <SearchableArticles found={found} searched={text !== ""} />
        </div>
      </section>
      <Newsletter searched={text !== ""} />
    </Page>
  );
}
