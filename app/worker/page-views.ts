import { errorCode, log } from "~/lib/log";

/** Whether a browser asks for a document to show it now, not for later. Bots that say nothing of it don't count. */
const isVisit = ({ method, headers }: Request): boolean =>
  method === "GET" &&
  headers.get("Sec-Fetch-Mode") === "navigate" &&
  headers.get("Sec-Fetch-Dest") === "document" &&
  !headers.has("Sec-Purpose") &&
  !headers.has("Purpose");

/** A page, or the word that the browser has it already. */
const isPage = ({ status, headers }: Response): boolean =>
  (status === 200 || status === 304) && /^text\/html/.test(headers.get("Content-Type") ?? "");

let hasFailed = false;

/**
 * Counts an answer if it is a page that a visitor sees: its path, and nothing of who asked. Never throws;
 * of failures each isolate logs the first.
 * @param views there only if the site's owner turned that on (docs/deploy.md)
 */
export function countView(request: Request, response: Response, views?: AnalyticsEngineDataset) {
  try {
    if (!views || !isVisit(request) || !isPage(response)) return;
    const path = new URL(request.url).pathname;
    views.writeDataPoint({ blobs: [path], indexes: [path] });
  } catch (error) {
    if (!hasFailed) log("warn", "view_not_counted", { error: errorCode(error) });
    hasFailed = true;
  }
}
