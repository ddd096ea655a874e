import { site } from "~/config/site";
import routes from "../../app/routes";

const chosen = process.env.TEST_PAGES?.split(" ");

/** Whether a page's tests are run: `npm test -- /contact` chooses it, and none is chosen by default. */
export const isChosen = (path: string) => !chosen || chosen.includes(path);

/** Every page of the route table, or those that are chosen. */
export const pagePaths = routes
  .map(({ path }) => path)
  .filter((path) => path !== "*" && !path.endsWith(".xml"))
  .filter(isChosen);

/** The page of the headquarters; there are others only where a company has other offices. */
export const officePath = `/locations/${site.offices[0].slug}`;
