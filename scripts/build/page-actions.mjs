// @ts-check
/** The Vite plugin that lets every page take forms, so that no route has to remember how. */

/** The footer's newsletter stands on every page; a page with a form of its own exports its own action. */
const action = `
import { submit as submitNewsletter } from "~/leads/submit.server";
export const action = (args) => submitNewsletter(args);`;

/** Routes; what stands beside them in a folder of parts has no default export. */
const isPage = (/** @type {string} */ id) =>
  /\/app\/routes\/.+\.tsx$/.test(id) && !id.endsWith("/not-found.tsx");

/**
 * Adds `action` to a page that has none. It stands before Remix's plugin, which looks at a route's exports.
 * @returns {import("vite").Plugin}
 */
export const pageActions = () => ({
  name: "page-actions",
  transform(code, id) {
    if (!isPage(id) || !/^export\b.*\bdefault\b/m.test(code)) return null;
    if (/^export\b.*\baction\b/m.test(code)) return null;
    return { code: `${code}\n${action}\n`, map: null };
  },
});
