import { LeadForm } from "~/components/form/lead-form";
import { blog, type Post, pageOf } from "~/content/blog";
import { purposes } from "~/content/site-map";
import { newsletter } from "~/forms/newsletter";
import { ArticleText } from "./article-text";
import { BackToBlog } from "./article-ways";

const words = blog.article;
const row =
  "grid gap-x-8 gap-y-4 border-t-2 border-petrol py-8 md:grid-cols-2 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] lg:gap-x-20 print:hidden";

/** A planned article: the short answer and what it will answer, the page to read until then, and the form to be told when it is out. */
export const PlannedArticle = ({ name, category }: Post) => {
  const { to, label } = pageOf[category];
  return (
    <div className="wrap">
      <div className="prose outlook grid gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] lg:gap-x-20">
        <ArticleText name={name} />
      </div>
      <BackToBlog />
      <div className={`${row} mt-8 items-end`}>
        <p>
          <span className="block text-small font-semibold">{words.until}</span>{" "}
          <a
            href={to}
            className="font-head text-[1.375rem] font-bold text-petrol underline unbroken"
          >
            {label}
          </a>
        </p>
        <p className="text-muted">{purposes[to]}</p>
      </div>
      <section className={row}>
        <div className="section-head">
          <h2>{words.planned}</h2>
          <p className="mt-2 text-muted">{words.often}</p>
        </div>
        <div className="one-row">
          <LeadForm form={newsletter} />
        </div>
      </section>
    </div>
  );
};
