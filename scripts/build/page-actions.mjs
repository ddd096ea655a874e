// @ts-check
/** The Vite plugin that lets every page take forms, so that no route has to remember how. */

const clientAction = `export { clientAction } from "~/components/form/client-action";`;

/** The footer's newsletter stands on every page; a page with a form of its own exports its own action. */
const action = `
import { submit as submitNewsletter } from "~/leads/submit.server";
export const action = (args) => submitNewsletter(args);`;

/** Routes and articles; what stands beside them in a folder of parts has no default export. */
const isPage = (/** @type {string} */ id) =>
  /\/app\/(routes\/.+\.tsx|content\/articles\/.+\.mdx)$/.test(id) && !id.endsWith("/not-found.tsx");

/**
 * Adds to a page what it needs for its forms: `clientAction` to each, and `action` where the page has
 * none. It stands before Remix's plugin, which takes server exports out of what browsers get.
 * @returns {import("vite").Plugin}
 */
export const pageActions = () => ({
  name: "page-actions",
  transform(code, id) {
    if (!isPage(id) || !/^export\b.*\bdefault\b/m.test(code)) return null;
    const own = /^export\b.*\baction\b/m.test(code);
    return { code: `${code}\n${clientAction}${own ? "" : action}\n`, map: null };
  },
});
