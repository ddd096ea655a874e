import routes from "../../app/routes";

/** Every page of the route table. */
export const pagePaths = routes
  .map(({ path }) => path)
  .filter((path) => path !== "*" && !path.endsWith(".xml"));
