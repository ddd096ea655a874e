import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { NotFoundPage } from "~/components/layout/not-found-page";
import { site } from "~/config/site";
import { log, loggablePath } from "~/lib/log";

export const meta: MetaFunction = () => [
  { title: `Page not found | ${site.brand}` },
  { name: "robots", content: "noindex" },
];

/** Every path outside the route table (specification 2, Not found). */
export function loader({ request }: LoaderFunctionArgs) {
  log("warn", "not_found", { path: loggablePath(new URL(request.url).pathname) });
  return data(null, { status: 404 });
}

export { clientAction } from "~/components/form/client-action";
export { action } from "~/leads/newsletter-action.server";

export default NotFoundPage;
