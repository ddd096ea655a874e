import type { ComponentProps, ComponentType, ReactNode } from "react";
import { TestChain } from "~/components/drawings/test-chain";
import { AskLine } from "~/components/sections/ask-line";
import { Sentences } from "~/components/ui/sentences";
import { site } from "~/config/site";
import { Fact, Pair, Remark, Wide } from "./article-blocks";
import { Branch, Bus, Rung } from "./consent-branch";

/** A section's heading, which the page's run taps. */
const SectionTitle = ({ id, children }: { id?: string; children?: ReactNode }) => (
  <div className="section-head title">
    <h2 id={id}>{typeof children === "string" ? <Sentences text={children} /> : children}</h2>
  </div>
);

/** Where a link leads, as somebody types it; none where the link's words say so already. */
const typed = (href: string) =>
  /^(\/|https?:)/.test(href)
    ? new URL(href, site.origin).href.replace(/^https?:\/\/|\/$/g, "")
    : undefined;

/** A link within the text; on paper its whole address follows. */
const ArticleLink = ({ href = "", children }: { href?: string; children?: ReactNode }) => (
  <a href={href} data-address={typed(href)}>
    {children}
  </a>
);

/** A picture, never wider than its column; its size comes from the build. */
const Picture = ({ alt = "", ...rest }: ComponentProps<"img">) => (
  <img {...rest} alt={alt} className="h-auto max-w-full" loading="lazy" decoding="async" />
);

/** The drawings and blocks that an article may place by name. */
const parts = {
  AskLine,
  Branch,
  Bus,
  Fact,
  Link: ArticleLink,
  Pair,
  Remark,
  Rung,
  TestChain,
  Wide,
  a: ArticleLink,
  h2: SectionTitle,
  img: Picture,
};

/** What the build makes of an article's file. */
interface ArticleFile {
  default: ComponentType<{ components: typeof parts }>;
  sections: readonly SectionLink[];
}

export interface SectionLink {
  id: string;
  title: string;
}

const files = import.meta.glob<ArticleFile>("../../content/articles/*.mdx", { eager: true });

function fileOf(name: string): ArticleFile {
  const file = files[`../../content/articles/${name}.mdx`];
  if (!file) throw new Error(`There is no article ${name}.`);
  return file;
}

/** The headings of an article by the name of its file. Throws when there is none. */
export const sectionsOf = (name: string): readonly SectionLink[] => fileOf(name).sections;

/** The text of an article without the page around it. Throws when there is none. */
export function ArticleText({ name }: { name: string }) {
  const Text = fileOf(name).default;
  return <Text components={parts} />;
}
