/** The rules of text on every page of the built worker. */
import { pagePaths } from "../build/files.ts";
import { startBuiltWorker } from "../built-worker.ts";
import { wordsInPage } from "./words.ts";

export async function pages() {
  const miniflare = startBuiltWorker({ FORM_SERVICE_URL: "http://127.0.0.1:9/" });
  const { origin } = await miniflare.ready;
  const found = [];
  for (const path of await pagePaths()) {
    const answer = await fetch(`${origin}${path}`);
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    found.push(...wordsInPage(path, await answer.text()));
  }
  await miniflare.dispose();
  return found;
}
