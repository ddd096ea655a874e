import { site } from "~/config/site";
import routes from "../../app/routes";

/** Every page of the route table. */
export const pagePaths = routes
  .map(({ path }) => path)
  .filter((path) => path !== "*" && !path.endsWith(".xml"));

/** The page of the headquarters; there are others only where a company has other offices. */
export const officePath = `/locations/${site.offices[0].slug}`;
