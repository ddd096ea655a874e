import { DraftingTable } from "~/components/drawings/drafting-table";
import { Page } from "~/components/layout/page";
import { Banner } from "~/components/sections/banner";
import { PageHead } from "~/components/sections/page-head";
import { Section } from "~/components/ui/section";
import { blog } from "~/content/blog";
import { pageMeta } from "~/head/page-meta";
import { SearchableArticles } from "./blog/searchable-articles";

export const meta = pageMeta({ path: "/blog", title: blog.title, description: blog.description });

export { feedLinks as links } from "~/head/feed-links";

/** Blog index (specification 2, Blog index). */
export default function Blog() {
  return (
    <Page>
      <PageHead
        title={blog.heading}
        drawing={
          <div className="max-w-[30rem] md:w-72 lg:w-[30rem]">
            <DraftingTable />
          </div>
        }
      >
        <p>{blog.text}</p>
      </PageHead>
      <Section id="articles" title={blog.list.title}>
        <SearchableArticles />
      </Section>
      <Banner {...blog.banner} to="/contact" />
    </Page>
  );
}
