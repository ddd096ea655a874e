/** What `npm test -- /contact` and `npm test -- --changed` run: the tests of some pages, and of the files that changed. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadModule } from "../build/load-module.ts";
import { root, stopWith } from "../tasks.ts";

export interface Chosen {
  pages: string[];
  /** Tests that changed, or use what did. */
  worker?: string[];
  browser?: string[];
}

type Route = { id: string; path: string; file: string };

const read = (file: string) => readFileSync(join(root, file), "utf8");
const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);

/** The files of the project that a file imports. */
const importsOf = (file: string) =>
  [...read(file).matchAll(/from "([~.]\.?\/[^"]+)"/g)].flatMap(([, name = ""]) => {
    const path = name.startsWith("~/") ? `app/${name.slice(2)}` : join(dirname(file), name);
    return ["", ".ts", ".tsx", ".mdx"].map((end) => path + end).find(isFile) ?? [];
  });

const isFile = (path: string) => /\.\w+$/.test(path) && existsSync(join(root, path));

/** A file, and all that it imports. */
function reachedFrom(file: string, reached = new Set<string>()) {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const one of importsOf(file)) reachedFrom(one, reached);
  return reached;
}

/** Tests of a folder that are among the files, or use one of them, such as a helper. */
export const testsUsing = (files: string[], folder: string, end: RegExp) =>
  readdirSync(join(root, folder))
    .filter((name) => end.test(name))
    .map((name) => `${folder}/${name}`)
    .filter((file) => [...reachedFrom(file)].some((one) => files.includes(one)));

/** Browser tests that walk through the chosen pages, or name one of them. */
export const browserTestsOf = (pages: string[]) =>
  pages.length === 0
    ? []
    : readdirSync(join(root, "tests/browser"))
        .map((name) => `tests/browser/${name}`)
        // The desk has pages among its data, and none of the site's on the screen.
        .filter((file) => file.endsWith(".spec.ts") && !file.includes("/desk."))
        .filter((file) => {
          const text = read(file);
          return (
            /isChosen|pagePaths/.test(text) || pages.some((path) => text.includes(`"${path}"`))
          );
        });

async function routes() {
  const { default: all } = await loadModule<{ default: Route[] }>("app/routes.ts");
  return all.filter(({ path }) => path.startsWith("/") && !path.endsWith(".xml"));
}

/** The pages among the words of a command; ends with a message where one is none. */
export async function pagesIn(words: string[]) {
  const wanted = words.filter((word) => word.startsWith("/"));
  if (wanted.length === 0) return [];
  const known = (await routes()).map(({ path }) => path);
  const none = wanted.filter((word) => !known.includes(word));
  if (none.length > 0) stopWith(`There is no page ${none.join(", ")}: see app/content/pages.ts.`);
  return wanted;
}

/**
 * What changed since the last commit: tests of the worker and of the browser, and the pages that a changed file of
 * the app reaches; all of them where it is of no page's own.
 */
export async function changed(): Promise<Chosen> {
  const files = [
    ...git("diff", "--name-only", "--relative", "HEAD"),
    ...git("ls-files", "--others", "--exclude-standard"),
  ].filter(isFile);
  const pages = (await routes()).map(({ id, path, file }) => ({
    path,
    // An article is a page of its own, which no import names.
    reached: new Set([...reachedFrom(`app/${file}`), `app/content/${id}.mdx`]),
  }));
  const ofApp = files.filter((file) => file.startsWith("app/"));
  const apart = files.filter((file) => !file.startsWith("app/"));
  const worker = [
    ...testsUsing(apart, "tests/worker", /\.test\.tsx?$/),
    ...testsUsing(apart, "tests/engines", /^chromium/),
  ];
  // What the worker does is tested in all of its tests, what it shows in the browser's.
  const isOfWorker = /^app\/(entry|worker|document|leads|forms|db|operators|config)/;
  const isOfAll = (file: string) => !pages.some(({ reached }) => reached.has(file));
  return {
    worker: ofApp.some((file) => isOfWorker.test(file)) ? ["tests/worker"] : worker,
    browser: testsUsing(apart, "tests/browser", /\.spec\.ts$/),
    pages: pages
      .filter(({ reached }) => ofApp.some((file) => reached.has(file) || isOfAll(file)))
      .map(({ path }) => path),
  };
}
