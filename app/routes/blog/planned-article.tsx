import { LeadForm } from "~/components/form/lead-form";
import { blog, type Post, relatedTo } from "~/content/blog";
import { newsletter } from "~/forms/newsletter";
import { ArticleLinks } from "./article-aside";
import { ArticleText } from "./article-text";

const words = blog.article;

/** Beside a planned article where to read until then. */
const PlannedAside = (post: Post) => (
  <div className="grid gap-x-12 gap-y-6 self-start border-t-2 border-petrol pt-4 md:max-lg:grid-cols-2 lg:bg-mist lg:p-6 print:hidden">
    <div>
      <h2 className="font-text text-small font-semibold">{words.related}</h2>
      <ul>
        {relatedTo(post).map(({ slug, title, category, date }) => (
          <li key={slug} className="border-rule py-3 not-last:border-b">
            <a href={slug} className="font-semibold text-petrol underline">
              {title}
            </a>{" "}
            <span className="block text-small text-muted">{`${category}, ${date}`}</span>
          </li>
        ))}
      </ul>
    </div>
    <ArticleLinks category={post.category} />
  </div>
);

/** What a planned article will answer, the form to be told when it does, and beside them where to read on until then. */
export const PlannedArticle = (post: Post) => (
  <div className="wrap grid gap-12 lg:grid-cols-[7fr_4fr] lg:gap-20">
    <div>
      <div className="prose outlook">
        <ArticleText name={post.name} />
      </div>
      <section className="mt-8 border-t-2 border-petrol pt-6 print:hidden">
        <div className="section-head mb-4">
          <h2>{words.planned}</h2>
          <p className="mt-2 text-muted">{words.often}</p>
        </div>
        <LeadForm form={newsletter} />
      </section>
    </div>
    <PlannedAside {...post} />
  </div>
);
