import { LeadForm } from "~/components/form/lead-form";
import { blog, type Post } from "~/content/blog";
import { newsletter } from "~/forms/newsletter";
import { ArticleText } from "./article-text";
import { BackToBlog } from "./article-ways";

const words = blog.article;
const columns = "grid items-start gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] lg:gap-x-20";

/** A planned article: the short answer, what it will add, and the form to be told when it is out. */
export const PlannedArticle = ({ name }: Post) => (
  <div className="wrap">
    <div className={`prose outlook ${columns}`}>
      <ArticleText name={name} />
    </div>
    <section
      className={`${columns} mt-10 gap-y-4 border-t-2 border-petrol pt-6 lg:mt-12 print:hidden`}
    >
      <div className="section-head">
        <h2 className="text-[1.375rem]">{words.planned}</h2>
        <p className="mt-2 text-muted">{words.often}</p>
      </div>
      <div className="one-row lg:row-span-2">
        <LeadForm form={newsletter} />
      </div>
      <BackToBlog />
    </section>
  </div>
);
