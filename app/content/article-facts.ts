import { z } from "zod";
import { team } from "./about";

/** Categories of the blog (specification 3, Blog post). */
export type Category =
  | "Cybersecurity"
  | "VoIP Solutions"
  | "Cloud Solutions"
  | "IT Consulting"
  | "Managed IT Services"
  | "Company News";

/** An article's front matter. Text may use facts of `site` in braces: "{firm} is now {brand}". */
export interface ArticleFacts {
  id: number;
  title: string;
  /** Shown in the list and to search engines. */
  excerpt: string;
  category: Category;
  /** "2026-10-20", which readers see as "October 20, 2026"; or "Planned" until the article is written. */
  date: string;
  /** ISO date of a later change that readers should know of. */
  updated?: string;
  /** Who wrote it: the name of a person on the About page. A planned article has no author yet. */
  author?: string;
  /** Articles to read after it, by the names of their files; without them, those of its category. */
  related?: readonly string[];
}

/** The date of an article that isn't written yet, shown as is. */
export const planned = "Planned";

const noBraces = /^[^{}]*$/;
const unknownFact = "names a fact in braces that app/content/blog.ts does not fill in";

// A function, so that bundles that never call it can drop zod.
const schema = (): z.ZodType<ArticleFacts> =>
  z
    .strictObject({
      id: z.int().positive(),
      title: z.string().min(10).max(60).regex(noBraces, unknownFact),
      excerpt: z.string().min(110).max(160).regex(noBraces, unknownFact),
      category: z.enum([
        "Cybersecurity",
        "VoIP Solutions",
        "Cloud Solutions",
        "IT Consulting",
        "Managed IT Services",
        "Company News",
      ]),
      date: z.union([z.iso.date(), z.literal(planned)]),
      updated: z.iso.date().optional(),
      author: z.string().optional(),
      related: z.array(z.string()).min(1).max(3).optional(),
    })
    .refine(({ date, author }) => date === planned || author, {
      path: ["author"],
      error: "is missing: name a person of app/content/about.ts",
    })
    .refine(({ author }) => !author || team.some(({ name }) => name === author), {
      path: ["author"],
      error: "is nobody in app/content/about.ts",
    });

/** Checks one file's front matter. Throws an Error that names the file and every wrong field. */
export function checkedFacts(name: string, facts: unknown): ArticleFacts {
  const { data, error } = schema().safeParse(facts);
  if (data) return data;
  const faults = error.issues.map(
    ({ path, message }) => `  ${path.join(".") || "front matter"}: ${message}`,
  );
  throw new Error(`app/content/articles/${name}.mdx\n${faults.join("\n")}`);
}
