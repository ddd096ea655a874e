import { data, type MetaFunction } from "@remix-run/cloudflare";
import { NotFoundPage } from "~/components/layout/not-found-page";
import { site } from "~/config/site";

export const meta: MetaFunction = () => [
  { title: `Page not found | ${site.brand}` },
  { name: "robots", content: "noindex" },
];

/** Every path outside the route table (specification 2, Not found); the worker logs it. */
export const loader = () => data(null, { status: 404 });

export default NotFoundPage;
