import type { ServiceContent } from "~/content/service-pages/shape";
import { pageMeta } from "./page-meta";
import { faqPage, service } from "./structured-data";

/** The `meta` export of a service page: the service and, where it has some, its questions. See `pageMeta` for the annotation. */
/* @__NO_SIDE_EFFECTS__ */
export function serviceMeta(page: ServiceContent) {
  const questions = page.parts.flatMap((part) => (part.kind === "questions" ? part.questions : []));
  const node = service(page.hero.badge, page.description, page.path);
  return pageMeta({
    ...page,
    graph: questions.length > 0 ? [node, faqPage(questions, page.path)] : [node],
  });
}
