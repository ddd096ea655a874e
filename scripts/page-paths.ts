import { loadModule } from "./build/load-module.ts";

/** Every path in the route table. */
export async function routePaths() {
  const { default: routes } = await loadModule<typeof import("../app/routes.ts")>("app/routes.ts");
  return routes.map(({ path = "/" }) => path).filter((path) => path !== "*");
}

/** Every path in the route table that is a page. */
export const pagePaths = async () => (await routePaths()).filter((path) => !path.endsWith(".xml"));

/** The first page below a path, such as an office's, whose names the owner chooses. Throws an Error if there is none. */
export async function firstPageIn(folder: string) {
  const path = (await pagePaths()).find((one) => one.startsWith(folder));
  if (!path) throw new Error(`No page of the site is in ${folder}.`);
  return path;
}
