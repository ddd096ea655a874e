import { LeadForm } from "~/components/form/lead-form";
import { blog, type Post, pageOf } from "~/content/blog";
import { purposes } from "~/content/site-map";
import { newsletter } from "~/forms/newsletter";
import { ArticleText } from "./article-text";
import { BackToBlog } from "./article-ways";

const words = blog.article;
const columns = "grid items-start gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] lg:gap-x-20";

/** A planned article: the short answer and what it will answer, the form to be told when it is out, and the page to read until then. */
export const PlannedArticle = ({ name, category }: Post) => {
  const { to, label } = pageOf[category];
  return (
    <div className="wrap">
      <div className={`prose outlook ${columns}`}>
        <ArticleText name={name} />
      </div>
      <div
        className={`${columns} mt-8 border-t-2 border-petrol pt-6 md:max-lg:grid-cols-2 print:hidden`}
      >
        <section>
          <div className="section-head mb-4">
            <h2>{words.planned}</h2>
            <p className="mt-2 text-muted">{words.often}</p>
          </div>
          <div className="one-row max-w-[38rem]">
            <LeadForm form={newsletter} />
          </div>
        </section>
        <p className="text-muted">
          <span className="block text-small font-semibold text-ink">{words.until}</span>{" "}
          <a
            href={to}
            className="font-head text-[1.375rem] font-bold text-petrol underline unbroken"
          >
            {label}
          </a>{" "}
          <span className="mt-2 block">{purposes[to]}</span>
        </p>
      </div>
      <BackToBlog />
    </div>
  );
};
