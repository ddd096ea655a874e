/**
 * `npm run spoken [-- word …]`: what a screen reader says of five pages and eight forms, in `docs/spoken`,
 * and how it differs from what was there. Words choose the transcripts whose names hold one of them.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrateDatabase, startBuiltWorker } from "./built-worker.ts";
import { startFormService } from "./form-service.ts";
import { needOrca, startOrca } from "./spoken/orca.ts";
import type { Note } from "./spoken/walks.ts";
import { walks } from "./spoken/walks.ts";
import { build, root, run, say, stopWith } from "./tasks.ts";

const words = process.argv.slice(2);

/** What differs each time: references. */
const settled = (said: string) =>
  said.replace(/(?:[0-9a-f] ){3}[0-9a-f], (?:[0-9a-f] ){3}[0-9a-f]/g, "1 a 2 b, 3 c 4 d");

async function listenToAll() {
  const service = await startFormService(0);
  const site = startBuiltWorker({ FORM_SERVICE_URL: service.url }, { log: () => {} });
  const { origin } = await site.ready;
  const db = await site.getD1Database("DB");
  await migrateDatabase(db);
  const tables = ["deliveries", "newsletter_subscriptions"];
  const faults = {
    break: async () => {
      service.behaviour = "fail";
      for (const table of tables) {
        await db.exec(
          `create trigger refuse_${table} before insert on ${table} begin select raise(abort, 'no'); end`,
        );
      }
    },
    mend: async () => {
      service.behaviour = "accept";
      for (const table of tables) await db.exec(`drop trigger refuse_${table}`);
    },
  };
  const orca = await startOrca();
  const folder = join(root, "docs/spoken");
  mkdirSync(folder, { recursive: true });
  const chosen = walks.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  for (const { name, path, walk } of chosen) {
    const browser = await orca.launch();
    const page = await browser.newPage({ reducedMotion: "reduce" });
    let text = `${path}\n`;
    const hear = async (begins = false) => (await orca.listen(begins)).map(settled).filter(Boolean);
    const note: Note = async (title, again) => {
      let heard = await hear();
      if (heard.length === 0 && again) {
        const [away, back] = again;
        await away();
        await hear();
        await back();
        heard = await hear();
      }
      text += `\n## ${title}\n${heard.join("\n")}\n`;
    };
    await page.goto(`${origin}${path}`);
    const first = await hear(true);
    if (first.length === 0) throw new Error(`${path}: Orca says nothing. Does another Orca run?`);
    // What comes before the page is the browser's own window, said or not as it happens.
    const ofPage = first.slice(
      Math.max(
        0,
        first.findIndex((said) => / document web\.$/.test(said)),
      ),
    );
    if (name.startsWith("page-"))
      text += `\n## From the beginning to the end\n${ofPage.join("\n")}\n`;
    await walk(page, note, faults);
    await browser.close();
    await orca.listen();
    writeFileSync(join(folder, `${name}.txt`), text);
    say(name);
  }
  await orca.stop();
  await site.dispose();
  await service.close();
  await run("git", ["--no-pager", "diff", "--unified=1", "--", "docs/spoken"], {
    show: true,
  });
}

if (process.env.SPOKEN_BUS) await listenToAll();
else {
  await needOrca().catch(({ message }) => stopWith(message));
  await build();
  const again = ["--", process.execPath, import.meta.filename, ...words];
  await run("dbus-run-session", again, {
    env: { ...process.env, SPOKEN_BUS: "own" },
    show: true,
  });
}
